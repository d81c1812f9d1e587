import { accounts1Questions } from './accounts1.ts'
import { accounts2Questions } from './accounts2.ts'
import { guides1Questions } from './guides1.ts'
import { guides2Questions } from './guides2.ts'
import { guides3Questions } from './guides3.ts'
import { guides4Questions } from './guides4.ts'
import { market1Questions } from './market1.ts'
import { market2Questions } from './market2.ts'
import { orders1Questions } from './orders1.ts'
import { orders2Questions } from './orders2.ts'
import { socketsQuestions } from './sockets.ts'

/** Words of readers that the texts of this site do not have, by the addresses that answer. */
export const searchQuestions = [
  ...accounts1Questions,
  ...accounts2Questions,
  ...guides1Questions,
  ...guides2Questions,
  ...guides3Questions,
  ...guides4Questions,
  ...market1Questions,
  ...market2Questions,
  ...orders1Questions,
  ...orders2Questions,
  ...socketsQuestions,
]
