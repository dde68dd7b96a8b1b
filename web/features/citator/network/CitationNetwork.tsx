import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { deepestNetwork } from '#contract/citations'
import type { CitedCase } from '#contract/citations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCitatorMessages } from '../../../messages/citator.ts'
import { formatDay } from '../../../ui/day.ts'
import { QueryState } from '../../../ui/QueryState.tsx'
import { nameOf } from '../CaseLink.tsx'
import { citationNetwork } from '../queries.ts'
import { NetworkGraph } from './NetworkGraph.tsx'
import { NetworkTable } from './NetworkTable.tsx'

const firstDepth = 2
const depths = Array.from({ length: deepestNetwork }, (_, index) => index + 1)

/** The cases around the open one, as a picture and as a table. */
export function CitationNetwork({ of }: { of: Pick<CitedCase, 'id' | 'title' | 'citation'> }) {
  const { network: words, untitled } = useCitatorMessages()
  const [depth, setDepth] = useState(firstDepth)
  const [chosen, setChosen] = useState(of.id)
  const query = useQuery({ ...citationNetwork(of.id, depth), placeholderData: keepPreviousData })
  return (
    <QueryState query={query}>
      {({ cases, edges, truncated }) => {
        const one = cases.find(({ id }) => id === chosen) ?? cases[0]
        return (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <div>
              <Typography variant="h2">{words.title}</Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '75ch' }}>{words.lead}</Typography>
            </div>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <Depths depth={depth} onChange={setDepth} />
              <Box component="output">
                {words.summary(cases.length, edges.length)}
                {truncated && `. ${words.truncated}`}
              </Box>
            </Box>
            {cases.length < 2 ? (
              <Typography sx={{ color: 'text.secondary' }}>{words.alone}</Typography>
            ) : (
              <>
                <NetworkGraph
                  cases={cases}
                  edges={edges}
                  centre={of.id}
                  chosen={one!.id}
                  onChoose={setChosen}
                  label={words.graph(nameOf(of, untitled))}
                />
                <Box
                  aria-live="polite"
                  aria-label={words.chosen}
                  component="section"
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    columnGap: 1.5,
                    rowGap: 0.5,
                    p: 1.5,
                    bgcolor: 'fill.inset',
                    borderRadius: '6px',
                  }}
                >
                  <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {nameOf(one!, untitled)}
                  </Box>
                  <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                    {[one!.court, one!.date && formatDay(one!.date), one!.citation].filter(Boolean).join(', ')}
                  </Box>
                  {one!.id !== of.id && (
                    <Button component={RouterLink} to={`/cases/${encodeURIComponent(one!.id)}`} size="small" sx={{ ml: 'auto' }}>
                      {words.open}
                    </Button>
                  )}
                </Box>
                <NetworkTable cases={cases} centre={of.id} />
              </>
            )}
          </Box>
        )
      }}
    </QueryState>
  )
}

function Depths({ depth, onChange }: { depth: number; onChange: (depth: number) => void }) {
  const { network: words } = useCitatorMessages()
  return (
    <Box component="fieldset" aria-label={words.depth} sx={{ border: 0, m: 0, p: 0, display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" aria-hidden sx={{ typography: 'body2', fontWeight: 600, mr: 0.5 }}>
        {words.depth}
      </Box>
      {depths.map((one) => (
        <Button
          key={one}
          size="small"
          color={one === depth ? 'primary' : 'inherit'}
          variant={one === depth ? 'contained' : 'outlined'}
          aria-pressed={one === depth}
          aria-label={`${words.depth}: ${one}`}
          onClick={() => onChange(one)}
          sx={{ minWidth: 44, px: 0 }}
        >
          {one}
        </Button>
      ))}
    </Box>
  )
}
