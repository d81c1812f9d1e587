import { useId, useState } from 'react'
import './wind.css'

interface Props {
  readonly label: string
  readonly unit: string
}

/** A speed in another unit. Its file ends in `.island.tsx`, so that it runs in the browser too. */
export function WindConverter({ label, unit }: Props) {
  const id = useId()
  const [speed, setSpeed] = useState('10')
  return (
    <p className="wind-converter">
      <label htmlFor={id}>{label}</label>
      <input id={id} inputMode="decimal" value={speed} onChange={({ target }) => setSpeed(target.value)} />
      <output htmlFor={id}>
        = {(Number(speed) * 1.943844).toFixed(1)} {unit}
      </output>
    </p>
  )
}
