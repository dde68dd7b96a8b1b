import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import DriveFileRenameOutlineRounded from '@mui/icons-material/DriveFileRenameOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import RssFeedRounded from '@mui/icons-material/RssFeedRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { alertFrequencies, type SavedSearch } from '#contract/saved-searches'
import type { ReactNode } from 'react'
import { useFigureFilterMessages } from '../../messages/figure-filters.ts'
import { useSavedSearchMessages } from '../../messages/saved-searches.ts'
import { Select } from '../../ui/Select.tsx'
import { formatDay } from '../../ui/day.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import { useSavedSearches } from './use-saved-searches.ts'

interface SavedSearchCardProps {
  search: SavedSearch
  onRename: () => void
  /** An entry of its menu that another area brings. */
  more: ReactNode
}

/** A saved search: what it asks for, what is new to it, and whether its owner is told. */
export function SavedSearchCard({ search, onRename, more }: SavedSearchCardProps) {
  const { card } = useSavedSearchMessages()
  const searches = useSavedSearches()
  const { name, query, own, new_since: fresh, created_at, last_executed_at: lastRun } = search
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, p: { xs: 2, sm: 2.5 }, pb: { xs: 1.25, sm: 1.5 } }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="h3" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 0.5 }}>
          {name}
        </Typography>
        {fresh > 0 && (
          <Tag mark hue="secondary" aria-label={card.freshLong(fresh, name)} role="note" style={{ marginTop: 6, flexShrink: 0 }}>
            {card.fresh(fresh)}
          </Tag>
        )}
        <SearchMenu search={search} onRename={onRename} more={more} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere', fontFamily: (theme) => theme.typography.h1.fontFamily }}>
        {query === '' ? card.allCases : query}
      </Typography>
      <Narrowed search={search} />
      <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 'auto', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <span>{card.created(formatDay(created_at))}</span>
        {own && <span>{lastRun === null ? card.neverRun : card.lastRun(formatDay(lastRun))}</span>}
        {!own && <span>{card.ofOther}</span>}
      </Box>
      {own && <Alerts search={search} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<PlayArrowRounded />} aria-label={card.runNamed(name)} onClick={() => searches.run(search)}>
          {card.run}
        </Button>
        {own && (
          <Button color="inherit" startIcon={<EditOutlined />} aria-label={card.editNamed(name)} onClick={() => searches.edit(search)}>
            {card.edit}
          </Button>
        )}
      </Box>
    </Card>
  )
}

/** Everything that narrows it but its words. */
function Narrowed({ search: { filters } }: { search: SavedSearch }) {
  const { card } = useSavedSearchMessages()
  const words = useFigureFilterMessages()
  const { courts, judges, stations, years, documentTypes, legalAreas, endings, dateFrom, dateTo, citation, caseNumber, jurisdiction } =
    filters
  const { divisions, waited, appeals, parties, cites, similar_to: like, every } = filters
  const facts = [
    ...[courts, judges, stations, divisions, years, documentTypes, legalAreas].flat(),
    ...endings.map((ending) => words.endings[ending]),
    ...waited.map(words.waited),
    ...appeals.map((review) => words.appeals[review]),
    ...parties.map(words.party),
    ...(cites.length > 0 ? [words.citingOne] : []),
    ...(dateFrom ? [card.fromDay(formatDay(dateFrom))] : []),
    ...(dateTo ? [card.toDay(formatDay(dateTo))] : []),
    ...[citation, caseNumber].filter((one) => one !== ''),
    ...(like ? [card.likeOne] : []),
    ...(every ? [card.withEvery] : []),
    ...(jurisdiction === 'KE' ? [] : [card.jurisdictions[jurisdiction]]),
  ]
  if (facts.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {facts.map((fact) => (
        <Tag key={fact}>{fact}</Tag>
      ))}
    </Box>
  )
}

function Alerts({ search: { id, name, alert_enabled: enabled, alert_frequency: often } }: { search: SavedSearch }) {
  const { card } = useSavedSearchMessages()
  const searches = useSavedSearches()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', minHeight: measures.touch, cursor: 'pointer', gap: 0.5 }}>
        <Switch
          checked={enabled}
          onChange={(_, on) => void searches.setAlerts(id, { alert_enabled: on })}
          slotProps={{ input: { 'aria-label': card.alertsOf(name), role: 'switch' } }}
          sx={{ ml: -1 }}
        />
        <Box component="span" sx={{ fontWeight: 600 }}>
          {card.alerts}
        </Box>
      </Box>
      {enabled && (
        <Box sx={{ ml: 'auto' }}>
          <Select
            label={card.often(name)}
            value={often}
            options={alertFrequencies.map((value) => ({ value, label: card.frequencies[value] }))}
            onChange={(value) => void searches.setAlerts(id, { alert_frequency: value })}
          />
        </Box>
      )}
    </Box>
  )
}

function SearchMenu({ search, onRename, more }: SavedSearchCardProps) {
  const { card } = useSavedSearchMessages()
  const searches = useSavedSearches()
  const { name, own } = search
  return (
    <PopoverMenu
      label={card.menu(name)}
      renderTrigger={(props) => (
        <IconButton {...props} color="inherit" aria-label={card.menu(name)} sx={{ mt: -0.5, mr: -1 }}>
          <MoreVertRounded />
        </IconButton>
      )}
    >
      <PopoverMenuItem icon={<PlayArrowRounded />} onSelect={() => searches.run(search)}>
        {card.execute}
      </PopoverMenuItem>
      {own && (
        <>
          <PopoverMenuItem icon={<EditOutlined />} onSelect={() => searches.edit(search)}>
            {card.editSearch}
          </PopoverMenuItem>
          <PopoverMenuItem icon={<DriveFileRenameOutlineRounded />} onSelect={onRename}>
            {card.rename}
          </PopoverMenuItem>
          <PopoverMenuItem icon={<ContentCopyRounded />} onSelect={() => void searches.copyFeed(search)}>
            {card.copyFeed}
          </PopoverMenuItem>
          <PopoverMenuItem icon={<RssFeedRounded />} onSelect={() => void searches.renewFeed(search)}>
            {card.renewFeed}
          </PopoverMenuItem>
        </>
      )}
      {more}
      {own && (
        <PopoverMenuItem icon={<DeleteOutlineRounded />} onSelect={() => void searches.remove(search)}>
          {card.delete}
        </PopoverMenuItem>
      )}
    </PopoverMenu>
  )
}
