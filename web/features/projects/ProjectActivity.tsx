import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import type { Activity } from '#contract/project-activity'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { nameOfCase } from '../../ui/case-name.ts'
import { formatDay } from '../../ui/day.ts'
import { divided } from '../../ui/list-row.ts'
import { Tag } from '../../ui/Tag.tsx'
import { addressOfActivity } from './address-of.ts'
import { NothingHere } from '../../ui/NothingHere.tsx'

const hour = 3_600_000

/** A case by its parties alone, a provision with its Act; a citation by what it says, whatever it leads to. */
function nameOf({ type, title, description, entity_type: entity }: Activity): string {
  if (type === 'citation') return title
  if (entity === 'provision') return [title, description].filter((part) => part !== '').join(', ')
  return entity === 'case' ? nameOfCase({ title, case_number: null, citation: null }) : title
}

/** What was done in a project, the last first. */
export function ProjectActivity({ project, activities }: { project: string; activities: Activity[] }) {
  const { page, activity: words } = useProjectMessages()
  // Counted from the moment at which the list was shown.
  const [now] = useState(() => Date.now())
  const ago = (at: string) => {
    const passed = now - Date.parse(at)
    if (passed < hour) return words.justNow
    if (passed < 24 * hour) return words.hours(Math.floor(passed / hour))
    return passed < 7 * 24 * hour ? words.days(Math.floor(passed / (24 * hour))) : formatDay(at)
  }
  if (activities.length === 0) return <NothingHere title={page.noActivity} advice={page.noActivityAdvice} />
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <Button size="small" component={RouterLink} to={`/research-history?project=${encodeURIComponent(project)}`}>
          {words.trail}
        </Button>
      </Box>
      <Card component="ul" aria-label={words.label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {activities.map((activity) => {
          const { id, type, action, created_at, user_name } = activity
          const title = nameOf(activity)
          return (
            <Box
              component="li"
              key={`${type} ${id}`}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '108px minmax(0, 1fr) auto' },
                columnGap: 2,
                rowGap: 0.5,
                alignItems: 'baseline',
                px: { xs: 2, sm: 2.5 },
                py: 1.5,
                ...divided,
              }}
            >
              <div>
                <Tag hue="quiet">{words.types[type]}</Tag>
              </div>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={addressOfActivity(activity)} color="inherit" sx={{ fontWeight: 600 }}>
                  {title}
                </Link>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {words.actions[action]}
                  {user_name !== null && ` ${page.by(user_name)}`}
                </Box>
              </Box>
              <Box component="time" dateTime={created_at} sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {ago(created_at)}
              </Box>
            </Box>
          )
        })}
      </Card>
    </>
  )
}
