import Button from '@mui/material/Button'
import { useAuthorityMessages } from '../messages/authorities.ts'
import { type PassageToCite, citeStore } from './cite-store.ts'

/** Opens the form in which a passage that is read beside it, or a case, is cited. */
export function CiteButton({ passage }: { passage: PassageToCite }) {
  const { cite } = useAuthorityMessages()
  const { name, pinpoint } = passage
  return (
    <Button size="small" aria-label={cite.named(pinpoint === null ? name : `${name}, ${pinpoint}`)} onClick={() => citeStore.open(passage)}>
      {cite.button}
    </Button>
  )
}
