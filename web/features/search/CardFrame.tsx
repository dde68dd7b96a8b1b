import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Placeholder } from '../../ui/Placeholder.tsx'
import './case-card.css'

/** Shows no more than so many lines, the last of them with an ellipsis. */
export const clampLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: String(lines), overflow: 'hidden' }) as const

/** Where a card stands in a narrow column. */
export const narrowCard = '@container (max-width: 560px)'

interface CardFrameProps {
  /** Of the case, where the frame holds one. */
  id?: string
  selected?: boolean
  /** Whether the case is read beside the list. */
  isRead?: boolean
  heading: ReactNode
  chips: ReactNode
  /** What the court did, where it is known: the passage then has a line less. */
  decided?: ReactNode
  passage: ReactNode
  /** What a case of the search does not have; most have it all. */
  lacks?: ReactNode
  foot: ReactNode
  /** Under the foot, where the reader asked for more. */
  below?: ReactNode
}

/** The lines of a case card. Each keeps its height while it is empty, so that a skeleton is as tall as the card after it. */
export function CardFrame({ id, selected = false, isRead = false, heading, chips, decided, passage, lacks, foot, below }: CardFrameProps) {
  return (
    <article className={selected ? 'case-card selected' : 'case-card'} data-case={id} aria-current={isRead || undefined}>
      <div className="case-card-heading">{heading}</div>
      <div className="case-card-chips">{chips}</div>
      <div className="case-card-text">
        {decided && <div className="case-card-decided">{decided}</div>}
        <div className="case-card-passage">{passage}</div>
      </div>
      {lacks}
      <div className="case-card-foot">{foot}</div>
      {below}
    </article>
  )
}

/** Stands for a card while the results are on their way. */
export function CardSkeleton() {
  return (
    <CardFrame
      heading={<Placeholder sx={{ width: '64%', height: 26 }} />}
      chips={[132, 88, 168, 190].map((width) => (
        <Placeholder key={width} sx={{ width, height: 24 }} />
      ))}
      passage={
        <>
          <Placeholder sx={{ width: '100%', mt: 0.5, mb: 1 }} />
          <Placeholder sx={{ width: '82%' }} />
        </>
      }
      foot={
        <>
          <Box sx={{ flex: 1 }}>
            <Placeholder sx={{ width: '30%' }} />
          </Box>
          <Placeholder sx={{ width: 96 }} />
        </>
      }
    />
  )
}
