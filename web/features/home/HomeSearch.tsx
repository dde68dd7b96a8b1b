import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHomeMessages } from '../../messages/home.ts'
import { brand, fonts, measures, radii } from '../../ui/theme/tokens.ts'
import { casesOn } from './cases-on.ts'

/** Who is welcome, and the question that brought them here. Blank text goes nowhere. */
export function HomeSearch({ name }: { name: string }) {
  const words = useHomeMessages()
  const navigate = useNavigate()
  const [text, setText] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    const query = text.trim()
    if (query !== '') void navigate(casesOn(query))
  }

  return (
    <Box
      component="section"
      aria-labelledby="welcome"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        px: { xs: 2.5, sm: 4, md: 6 },
        py: { xs: 4, md: 6 },
        borderRadius: `${radii.card}px`,
        color: brand.ink,
        background: `linear-gradient(135deg, ${brand.ground}, ${brand.depth})`,
        '&::after': { content: '""', position: 'absolute', left: 0, right: 0, bottom: 0, height: 3, background: brand.gold },
      }}
    >
      <Typography variant="h1" id="welcome" tabIndex={-1} sx={{ color: 'inherit', fontSize: { xs: '1.75rem', md: '2.25rem' }, outline: 0 }}>
        {words.welcome(name)}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: brand.inkQuiet, fontFamily: fonts.reading, fontSize: '1.0625rem', maxWidth: '56ch' }}>
        {words.lead}
      </Typography>
      <Box component="search" aria-label={words.search.label}>
        <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' }, maxWidth: 760 }}>
          <Box
            sx={{
              flex: '1 1 220px',
              display: 'flex',
              alignItems: 'center',
              minWidth: 0,
              minHeight: measures.touch + 8,
              bgcolor: 'background.paper',
              color: 'text.primary',
              borderRadius: `${radii.field}px`,
              '&:focus-within': { outline: `3px solid ${brand.gold}`, outlineOffset: 1 },
            }}
          >
            <SearchRounded aria-hidden sx={{ mx: 1.5, color: 'text.secondary' }} />
            <Box
              component="input"
              type="search"
              name="query"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={2000}
              aria-label={words.search.label}
              placeholder={words.search.placeholder}
              value={text}
              onChange={(event) => setText(event.target.value)}
              sx={{
                flex: 1,
                minWidth: 0,
                height: '100%',
                minHeight: measures.touch,
                border: 0,
                outline: 0,
                bgcolor: 'transparent',
                color: 'inherit',
                font: 'inherit',
                fontSize: 16,
                textOverflow: 'ellipsis',
              }}
            />
          </Box>
          <Button
            type="submit"
            variant="contained"
            sx={{
              minHeight: measures.touch + 8,
              px: 3,
              flex: { xs: '1 1 100%', sm: 'none' },
              bgcolor: brand.gold,
              color: brand.depth,
              '&:hover': { bgcolor: brand.ink },
            }}
          >
            {words.search.submit}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
