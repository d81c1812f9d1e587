interface Props {
  /** Wind speeds in metres per second, where each force begins. */
  readonly from: string
  /** Name of each force, with commas between them. */
  readonly names: string
}

/** The forces of the wind as a list. It is rendered while building: the page gets its HTML and no script. */
export function WindScale({ from, names }: Props) {
  const speeds = from.split(',')
  return (
    <ol className="wind-scale" start={0}>
      {names.split(',').map((name, force) => (
        <li key={name}>
          <b>{name.trim()}</b> ≥ {speeds[force]?.trim()} m/s
        </li>
      ))}
    </ol>
  )
}
