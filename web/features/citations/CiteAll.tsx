import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCitationMessages } from '../../messages/citations.ts'
import { type PassageToCite, citeStore } from '../../ui/cite-store.ts'
import { CiteAllDialog } from './CiteAllDialog.tsx'

/** Cites what is chosen, each at its paragraph or its section: one alone in the form for it, and of several one says what is cited of each provision. */
export function CiteAll({ chosen }: { chosen: readonly PassageToCite[] }) {
  const { keeping } = useCitationMessages()
  const [isOpen, setIsOpen] = useState(false)
  const [one, ...others] = chosen
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PlaylistAddRounded />}
        title={keeping.add}
        aria-haspopup="dialog"
        onClick={() => (one && others.length === 0 ? citeStore.open(one) : setIsOpen(true))}
      >
        {keeping.addSelected}
      </Button>
      {isOpen && <CiteAllDialog chosen={chosen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
