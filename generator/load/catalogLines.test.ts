import { expect, it } from 'vitest'
import { catalogLines } from './catalogLines.ts'

it('finds where each translation begins, whatever its source is written as', () => {
  const text = [
    'msgid ""',
    'msgstr ""',
    '"Language: zh\\n"',
    '',
    '#: info.title',
    'msgid "Orders"',
    'msgstr "委托"',
    '',
    'msgid ""',
    '"Cancels \\"all\\" orders.\\n"',
    '"At once."',
    'msgstr ""',
    '"撤销全部委托。"',
  ].join('\n')
  expect([...catalogLines(text)]).toEqual([
    ['', 2],
    ['Orders', 7],
    ['Cancels "all" orders.\nAt once.', 12],
  ])
})

it('is not confused by obsolete entries and line ends of another system', () => {
  const text = ['#~ msgid "Old"', '#~ msgstr "旧"', '', 'msgid "Fee"', 'msgstr "手续费"'].join('\r\n')
  expect([...catalogLines(text)]).toEqual([['Fee', 5]])
})
