interface PatternsProps {
  /** Begins the ids of the patterns, since a page has several drawings. */
  id: string
  colours: readonly string[]
}

/** What bars and slices are filled with: each has strokes of its own, so that none needs its colour to be told from the others. */
export function Patterns({ id, colours }: PatternsProps) {
  const fills = colours.map((colour, place) => ({
    colour,
    name: `${id}-${place}`,
    solid: place === 0,
    turn: turns[place % turns.length],
    strokesOf: strokes[place % strokes.length]!,
  }))
  return (
    <defs>
      {fills.map(({ colour, name, solid, turn, strokesOf }) => (
        <pattern key={name} id={name} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform={turn}>
          <rect width={8} height={8} fill={colour} fillOpacity={solid ? 1 : 0.22} />
          {strokesOf(colour)}
        </pattern>
      ))}
    </defs>
  )
}

/** What a pattern of a drawing stands for, beside its name. */
export const PatternKey = ({ fill, colour }: { fill: string; colour: string }) => (
  <svg width={16} height={16} aria-hidden>
    <rect x={0.5} y={0.5} width={15} height={15} rx={3} fill={`url(#${fill})`} stroke={colour} />
  </svg>
)

const turns = ['', 'rotate(45)', 'rotate(-45)', '', '', 'rotate(90)', '', 'rotate(45)']

const strokes: ((colour: string) => React.ReactNode)[] = [
  () => null,
  (colour) => <path d="M0,4h8" stroke={colour} strokeWidth={3} />,
  (colour) => <path d="M0,2h8M0,6h8" stroke={colour} strokeWidth={1.5} />,
  (colour) => <circle cx={4} cy={4} r={2.2} fill={colour} />,
  (colour) => <path d="M0,4h8M4,0v8" stroke={colour} strokeWidth={1} />,
  (colour) => <path d="M0,4h8" stroke={colour} strokeWidth={2} />,
  (colour) => <rect x={1.5} y={1.5} width={3.5} height={3.5} fill={colour} />,
  (colour) => <path d="M0,4h8M4,0v8" stroke={colour} strokeWidth={2} />,
]
