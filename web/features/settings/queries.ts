import { getPreferences, type PreferenceChanges, type Preferences, updatePreferences } from '#contract/preferences'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useSettingsMessages } from '../../messages/settings.ts'
import { shortToastDuration } from '../../ui/toast-store.ts'
import { useToast } from '../../ui/toast.tsx'
import { withChanges } from './with-changes.ts'

export const preferences = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call(getPreferences, {}, { signal }),
})

/** Keeps a change at the account. The screen shows it at once, and takes it back where it could not be kept. */
export function useChangePreferences(): (changes: PreferenceChanges) => void {
  const client = useQueryClient()
  const showToast = useToast()
  const { preferences: words } = useSettingsMessages()
  const { mutate } = useMutation({
    // One after another, so that the last one stands.
    scope: { id: 'preferences' },
    mutationFn: (changes: PreferenceChanges) => call(updatePreferences, { body: changes }),
    onSuccess: () => showToast(words.saved, { severity: 'success', duration: shortToastDuration, about: 'preferences' }),
    onError: async () => {
      showToast(words.notSaved, { severity: 'error', about: 'preferences' })
      await client.invalidateQueries(preferences)
    },
  })
  return (changes) => {
    // What is on its way was asked for before this change.
    void client.cancelQueries(preferences, { revert: false })
    client.setQueryData<Preferences>(preferences.queryKey, (before) => before && withChanges(before, changes))
    mutate(changes)
  }
}
