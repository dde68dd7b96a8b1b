import type { Marker } from './series.ts'

/** The mark of a series at a place of a drawing. */
export function Mark({ marker, x, y, size = 5, colour }: { marker: Marker; x: number; y: number; size?: number; colour: string }) {
  switch (marker) {
    case 'circle':
      return <circle cx={x} cy={y} r={size * 0.9} fill={colour} />
    case 'ring':
      return <circle cx={x} cy={y} r={size * 0.8} fill="none" stroke={colour} strokeWidth={1.8} />
    case 'square':
      return <rect x={x - size * 0.8} y={y - size * 0.8} width={size * 1.6} height={size * 1.6} fill={colour} />
    case 'triangle':
      return <path d={`M${x},${y - size * 1.1}l${size * 1.1},${size * 2}h${-size * 2.2}z`} fill={colour} />
    case 'diamond':
      return <path d={`M${x},${y - size * 1.2}l${size},${size * 1.2}l${-size},${size * 1.2}l${-size},${-size * 1.2}z`} fill={colour} />
  }
}
