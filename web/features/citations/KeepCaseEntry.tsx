import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded'
import { useCasePageMessages } from '../../messages/case-page.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useKeepCitation } from './queries.ts'

interface KeepCaseEntryProps {
  record: { title: string; citation: string | null; caseNumber: string | null }
}

/** Puts an open case among the reader's citations, as its name and citation. */
export function KeepCaseEntry({ record: { title, citation, caseNumber } }: KeepCaseEntryProps) {
  const { menu } = useCasePageMessages()
  const showToast = useToast()
  const { mutate, isPending } = useKeepCitation()
  const { parties } = divideTitle(title, { caseNumber, citation })
  const text = [parties || title, citation ?? caseNumber].filter(Boolean).join(' ')
  return (
    <PopoverMenuItem
      icon={<FormatQuoteRounded />}
      onSelect={() => {
        if (isPending) return
        mutate(
          { text, style: 'standard' },
          {
            onSuccess: () => showToast(menu.keptCitation, { severity: 'success', about: `citation:${text}` }),
            onError: ({ message }) => showToast(menu.notKept(message), { severity: 'error', about: `citation:${text}` }),
          },
        )
      }}
    >
      {menu.keepCitation}
    </PopoverMenuItem>
  )
}
