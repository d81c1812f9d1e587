import type { Decimal } from 'exchange-docs/kernel'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type Choice, exampleChoice } from './example.ts'
import { least, ranges, readFigure } from './ranges.ts'
import { fillText, type Texts } from './texts.ts'

interface Props {
  readonly choice: Choice
  readonly words: Texts
  readonly change: (part: Partial<Choice>) => void
  /** Figures that follow the choice. */
  readonly children: ReactNode
}

type Slid = keyof typeof ranges

const slid: readonly Slid[] = ['entry', 'leverage', 'size', 'mark']

/** What readers choose of the position. */
export function Controls({ choice, words, change, children }: Props) {
  const [round, setRound] = useState(0)
  const [isReady, setReady] = useState(false)
  // A figure that is typed before the page listens would stand there and change nothing.
  useEffect(() => setReady(true), [])

  function reset(): void {
    change(exampleChoice)
    // A figure that is typed and not taken goes too.
    setRound(round + 1)
  }

  return (
    <fieldset className="worked-controls needs-script" disabled={!isReady}>
      <legend>{words.change}</legend>
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
        <Slider key={`${name} ${round}`} name={name} value={choice[name]} words={words} change={change} />
      ))}
      <button type="button" onClick={reset}>
        {words.reset}
      </button>
      {children}
    </fieldset>
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

interface SliderProps extends Pick<Props, 'words' | 'change'> {
  readonly name: Slid
  readonly value: Decimal
}

/** A figure that is slid or typed. A typed figure that cannot be used stays, with its bounds, and changes nothing. */
function Slider({ name, value, words, change }: SliderProps) {
  const id = useId()
  const { low, high, step, most } = ranges[name]
  const [typed, setTyped] = useState<string>()
  const isRefused = (text = '') => text !== '' && readFigure(text, name) === undefined
  const bounds = { low: least, high: Number(most).toLocaleString('en') }

  function choose(text: string): void {
    const figure = readFigure(text, name)
    if (figure !== undefined) change({ [name]: figure })
  }

  return (
    <div className="worked-slider">
      <p>
        <label htmlFor={id}>{words[name]}</label> <small id={`${id}bounds`}>{fillText(words.bounds, bounds)}</small>
      </p>
      <input
        id={id}
        inputMode="decimal"
        value={typed ?? value}
        aria-invalid={isRefused(typed)}
        aria-describedby={`${id}bounds`}
        onChange={({ target }) => {
          setTyped(target.value.trim())
          choose(target.value.trim())
        }}
        onBlur={() => setTyped(isRefused(typed) ? typed : undefined)}
      />
      <input
        type="range"
        aria-label={words[name]}
        min={low}
        max={high}
        step={step}
        value={value}
        onChange={({ target }) => {
          setTyped(undefined)
          choose(target.value)
        }}
      />
      {typed !== undefined && isRefused(typed) && (
        <p role="alert">{fillText(words.notTaken, { ...bounds, typed, value })}</p>
      )}
    </div>
  )
}
