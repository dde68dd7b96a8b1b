import type { Suggestions } from '#contract/suggestions'
import { nameOfCase } from '../../ui/case-name.ts'

export const suggestionGroups = ['cases', 'judges', 'courts'] as const
export type SuggestionGroup = (typeof suggestionGroups)[number]

/** One line of the suggestions. `aside` is what tells cases of the same name apart. */
export interface SuggestionOption {
  group: SuggestionGroup
  to: string
  name: string
  aside: string
}

/** Few of each, so that all fit on a phone above its keyboard. */
const mostOfGroup: Record<SuggestionGroup, number> = { cases: 5, judges: 3, courts: 2 }

/** The lines to show, in their order, each with where it leads. */
export function listSuggestions({ cases, judges, courts }: Suggestions): SuggestionOption[] {
  const all: Record<SuggestionGroup, SuggestionOption[]> = {
    cases: cases.map((one) => ({
      group: 'cases',
      to: `/cases/${encodeURIComponent(one.id)}`,
      name: nameOfCase(one),
      aside: one.citation ?? one.case_number ?? one.date?.slice(0, 4) ?? '',
    })),
    judges: judges.map(({ id, name }) => ({ group: 'judges', to: `/judges/${id}`, name, aside: '' })),
    courts: courts.map(({ code, name }) => ({ group: 'courts', to: `/courts/${encodeURIComponent(code)}`, name, aside: code })),
  }
  return suggestionGroups.flatMap((group) => all[group].slice(0, mostOfGroup[group]))
}
