import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { measures } from '../../ui/theme/tokens.ts'
import { Placeholder } from '../../ui/Placeholder.tsx'

/** Shows no more than so many lines, the last of them with an ellipsis. */
export const clampLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: String(lines), overflow: 'hidden' }) as const

/** Where a card stands in a narrow column. */
export const narrowCard = '@container (max-width: 560px)'

const decidedLine = { minHeight: '1.55em', color: 'text.secondary', ...clampLines(1), strong: { color: 'text.primary' } } as const

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
    <Card
      component="article"
      data-case={id}
      aria-current={isRead || undefined}
      sx={{
        containerType: 'inline-size',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        px: { xs: 2, sm: 2.5 },
        pt: { xs: 1.75, sm: 2 },
        pb: { xs: 0.75, sm: 1 },
        // Clear of the bar above when keys walk through the results.
        scrollMargin: `${measures.topBar + 12}px 0 84px`,
        ...(selected && { borderColor: 'primary.main', boxShadow: (theme) => `inset 3px 0 ${theme.vars.palette.primary.main}` }),
        '&[aria-current], &:has([data-open]:focus-visible)': { borderColor: 'primary.main', bgcolor: 'primary.light' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between', minHeight: 26 }}>{heading}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, rowGap: 0.5, alignItems: 'center', minHeight: 24 }}>{chips}</Box>
      <Typography component="div" sx={{ minHeight: '4.65em', fontFamily: (theme) => theme.typography.h1.fontFamily }}>
        {decided && <Box sx={decidedLine}>{decided}</Box>}
        <Box sx={{ position: 'relative', ...clampLines(decided ? 2 : 3) }}>{passage}</Box>
      </Typography>
      {lacks}
      <Box sx={{ display: 'flex', columnGap: { xs: 1, sm: 2 }, alignItems: 'center', minHeight: { xs: 44, md: 32 } }}>{foot}</Box>
      {below}
    </Card>
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
