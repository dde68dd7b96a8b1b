import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { nameOfCase } from '../../../ui/case-name.ts'
import { provisionOfAddress } from '../../../ui/law-address.ts'
import { radii } from '../../../ui/theme/tokens.ts'
import { linkedPassage } from '../queries.ts'
import { caseOfAddress, noteOfAddress, placeOfAddress } from './find-quote.ts'

/** Where a link of a note leads: cases, provisions and notes as chips, other pages of Hukumu here, those of the web beside it. */
export function NoteLink({ address, children }: { address: string; children: ReactNode[] }) {
  if (!address.startsWith('/'))
    return (
      <a href={address} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  const caseId = caseOfAddress(address)
  if (caseId === null && noteOfAddress(address) === null && provisionOfAddress(address) === null)
    return <Link to={address}>{children}</Link>
  // Where only an address was written the case is named.
  const isBare = children.length === 1 && typeof children[0] === 'string' && children[0].trim().startsWith('/cases/')
  return (
    <Box component={Link} to={address} sx={chip}>
      {isBare && caseId !== null ? <CaseName id={caseId} place={placeOfAddress(address)} /> : children}
    </Box>
  )
}

function CaseName({ id, place }: { id: string; place: string | null }) {
  const { mention } = useNoteEditorMessages()
  const { data } = useQuery(linkedPassage(id, place))
  if (!data) return id
  const name = nameOfCase(data.case)
  const number = place === null ? null : /^para-(.+)$/.exec(place)?.[1]
  return number ? mention.paragraph(name, number) : name
}

/** It breaks over lines as words do. */
const chip = {
  px: '5px',
  py: '1px',
  borderRadius: `${radii.field}px`,
  bgcolor: 'primary.light',
  color: 'primary.main',
  textDecoration: 'none',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '&:hover': { textDecoration: 'underline' },
} as const
