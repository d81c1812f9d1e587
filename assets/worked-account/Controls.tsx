import { compare, type Decimal, isDecimal } from 'exchange-docs/kernel'
import { useId, useState } from 'react'
import { type Choice, exampleChoice } from './example.ts'
import { ranges } from './ranges.ts'
import type { Texts } from './texts.ts'

interface Props {
  readonly choice: Choice
  readonly words: Texts
  readonly change: (part: Partial<Choice>) => void
}

type Slid = keyof typeof ranges

const slid: readonly Slid[] = ['entry', 'leverage', 'size', 'mark']

/** What readers choose of the position. */
export function Controls({ choice, words, change }: Props) {
  return (
    <form className="worked-controls needs-script" onSubmit={(event) => event.preventDefault()}>
      <Switch
        label={words.side}
        options={[
          ['BUY', words.long],
          ['SELL', words.short],
        ]}
        chosen={choice.side}
        choose={(side) => change({ side })}
      />
      <Switch
        label={words.marginMode}
        options={[
          ['ISOLATED', words.isolated],
          ['CROSS', words.cross],
        ]}
        chosen={choice.marginMode}
        choose={(marginMode) => change({ marginMode })}
      />
      {slid.map((name) => (
        <Slider key={name} label={words[name]} name={name} value={choice[name]} change={change} />
      ))}
      <button type="button" onClick={() => change(exampleChoice)}>
        {words.reset}
      </button>
    </form>
  )
}

interface SwitchProps<Value extends string> {
  readonly label: string
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly chosen: Value
  readonly choose: (value: Value) => void
}

function Switch<Value extends string>({ label, options, chosen, choose }: SwitchProps<Value>) {
  const id = useId()
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={id} checked={value === chosen} onChange={() => choose(value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface SliderProps {
  readonly label: string
  readonly name: Slid
  readonly value: Decimal
  readonly change: Props['change']
}

/** A figure that is slid or typed. What cannot be used is marked, and changes nothing. */
function Slider({ label, name, value, change }: SliderProps) {
  const id = useId()
  const { low, high, step, most } = ranges[name]
  const [typed, setTyped] = useState<string>()
  const isValid = (text: string) => isDecimal(text) && compare(text, '1') >= 0 && compare(text, most) <= 0

  function type(text: string): void {
    setTyped(text)
    if (isValid(text)) change({ [name]: text })
  }

  return (
    <div className="worked-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        value={typed ?? value}
        aria-invalid={typed !== undefined && !isValid(typed)}
        onChange={({ target }) => type(target.value.trim())}
        onBlur={() => setTyped(undefined)}
      />
      <input
        type="range"
        aria-label={label}
        min={low}
        max={high}
        step={step}
        value={value}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </div>
  )
}
