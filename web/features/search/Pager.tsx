import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded'
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { listPages } from './page-numbers.ts'

const Place = styled('li')({ display: 'flex' })
const PageButton = styled(ButtonBase)(({ theme }) => ({
  minWidth: 40,
  height: 40,
  paddingInline: 6,
  borderRadius: theme.shape.borderRadius,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.fill.inset },
  '&[aria-current]': { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText, fontWeight: 600 },
  '&[aria-disabled]': { color: theme.vars.palette.text.disabled },
  [theme.breakpoints.down('md')]: { minWidth: 44, height: 44 },
}))

interface PagerProps {
  page: number
  pages: number
  /** Whether more pages than `pages` may follow. */
  open: boolean
  addressOf: (page: number) => string
  onJump: (page: number) => void
}

/** Links to the pages of a result list, and a field to go deep at once when there are many. */
export function Pager({ page, pages, open, addressOf, onJump }: PagerProps) {
  const { pager } = useCaseBrowserMessages()
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const places = listPages(page, pages, narrow ? 0 : 1)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', py: 1.5 }}>
      <Box component="nav" aria-label={pager.label}>
        <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.25, sm: 0.5 }, m: 0, p: 0, listStyle: 'none' }}>
          <Step label={pager.previous} to={page > 1 ? addressOf(page - 1) : null}>
            <ChevronLeftRounded fontSize="small" />
          </Step>
          {places.map((place, index) =>
            place === 'gap' ? (
              <Place
                key={`after-${places[index - 1]}`}
                aria-hidden
                sx={{ width: 24, alignItems: 'center', justifyContent: 'center', color: 'text.secondary' }}
              >
                …
              </Place>
            ) : (
              <Place key={place}>
                <PageButton
                  {...{ component: RouterLink, to: { search: addressOf(place) } }}
                  aria-label={pager.page(place)}
                  aria-current={place === page ? 'page' : undefined}
                >
                  {pager.number(place)}
                </PageButton>
              </Place>
            ),
          )}
          <Step label={pager.next} to={page < pages ? addressOf(page + 1) : null}>
            <ChevronRightRounded fontSize="small" />
          </Step>
        </Box>
      </Box>
      {pages > places.length && <PageJump key={page} page={page} pages={pages} open={open} onJump={onJump} />}
    </Box>
  )
}

function Step({ label, to, children }: { label: string; to: string | null; children: ReactNode }) {
  return (
    <Place>
      {to === null ? (
        <PageButton {...{ component: 'span', role: 'link', tabIndex: -1 }} aria-disabled aria-label={label}>
          {children}
        </PageButton>
      ) : (
        <PageButton {...{ component: RouterLink, to: { search: to } }} aria-label={label}>
          {children}
        </PageButton>
      )}
    </Place>
  )
}

function PageJump({ page, pages, open, onJump }: { page: number; pages: number; open: boolean; onJump: (page: number) => void }) {
  const { pager } = useCaseBrowserMessages()
  return (
    <Box
      component="form"
      onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const wanted = Number(new FormData(event.currentTarget).get('page'))
        if (Number.isInteger(wanted) && wanted >= 1) onJump(open ? wanted : Math.min(wanted, pages))
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
    >
      <Typography component="label" htmlFor="page-jump" variant="body2" sx={{ color: 'text.secondary' }}>
        {pager.jump}
      </Typography>
      <InputFrame>
        <input
          id="page-jump"
          name="page"
          defaultValue={page}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={6}
          autoComplete="off"
          style={{ width: '7ch', textAlign: 'right', paddingInline: 10 }}
        />
      </InputFrame>
      <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {open ? pager.ofMore : pager.of(pages)}
      </Typography>
      <Button type="submit" variant="outlined" color="inherit">
        {pager.go}
      </Button>
    </Box>
  )
}
