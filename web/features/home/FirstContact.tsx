import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import { fewJudgments } from '#contract/home'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHomeMessages } from '../../messages/home.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { held } from './queries.ts'

/** What a fresh library holds, and what works before it holds any judgment. `adding` is for who may add some. */
export function FirstContact({ adding }: { adding: ReactNode }) {
  const { fresh: words } = useHomeMessages()
  const { data } = useQuery(held)
  if (!data || data.judgments >= fewJudgments) return null
  return (
    <Card component="section" aria-labelledby="fresh" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h2" id="fresh" sx={{ mb: 0.75 }}>
          {words.title}
        </Typography>
        <Typography sx={{ maxWidth: '72ch' }}>{words.holds(data)}</Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', mt: 0.5 }}>{words.works}</Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button
          variant="contained"
          startIcon={<FactCheckOutlined />}
          component={Link}
          to="/citations/check"
          state={{ text: words.pleading }}
        >
          {words.check}
        </Button>
        <TextLink to="/coverage" sx={{ color: 'primary.main', fontWeight: 600, py: { xs: 1.25, md: 0.5 } }}>
          {words.coverage}
        </TextLink>
      </Box>
      {adding}
    </Card>
  )
}
