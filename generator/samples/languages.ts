import type { Language } from '../contract/sampleLanguage.ts'
import type { SampleLanguage } from '../contract/sampleLanguages.ts'
import { bash } from './languages/bash/bash.ts'
import { go } from './languages/go/go.ts'
import { java } from './languages/java/java.ts'
import { javascript } from './languages/javascript/javascript.ts'
import { python } from './languages/python/python.ts'

/** How our own languages are written. */
export const languages: Readonly<Record<SampleLanguage, Language>> = { bash, python, javascript, java, go }
