import { nameWithin } from '#citations/law/name-in-law'
import type { ProvisionToCite } from '../../ui/cite-store.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { Choice } from '../../ui/Choice.tsx'
import { type CitedUnit, divideProvision } from './units-of-provision.ts'

interface UnitChoiceProps {
  label: string
  provision: ProvisionToCite
  /** What can be cited, the provision as a whole first; the one that is read, while the others are not known. */
  units: readonly CitedUnit[]
  eid: string
  onChoose: (eid: string) => void
}

/** What is cited of a provision: all of it, or a part down to the letter. */
export function UnitChoice({ label, provision: { id, law }, units, eid, onChoose }: UnitChoiceProps) {
  const { cite: words } = useCitationMessages()
  const [, read] = divideProvision(id)
  const named = units.length === 0 ? [read] : units.map((unit) => unit.eid)
  return (
    <Choice label={label} value={eid} onChange={onChoose}>
      {named.map((one, at) => (
        <option key={one} value={one}>
          {at === 0 && units.length > 0 ? words.allOfIt : nameWithin(law.title, one)}
        </option>
      ))}
    </Choice>
  )
}
