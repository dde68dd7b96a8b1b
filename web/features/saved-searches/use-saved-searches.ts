import type { SavedSearch } from '#contract/saved-searches'
import { addressOfSearch } from '#contract/search-link'
import { useNavigate } from 'react-router'
import { useSavedSearchMessages } from '../../messages/saved-searches.ts'
import { copyText } from '../../ui/clipboard.ts'
import { useToast } from '../../ui/toast.tsx'
import { useTrying } from '../../ui/use-trying.ts'
import { type NewSearch, type SearchChanges, useSavedSearchCalls } from './queries.ts'

/** What is done with saved searches, each told when it is done and when it fails. */
export function useSavedSearches() {
  const { toasts, card } = useSavedSearchMessages()
  const calls = useSavedSearchCalls()
  const showToast = useToast()
  const trying = useTrying({ about: 'saved-search' })
  const navigate = useNavigate()

  return {
    async save(search: NewSearch): Promise<boolean> {
      const saved = await trying(calls.save(search), toasts.saveFailed)
      if (saved)
        showToast(toasts.saved(saved.name), {
          severity: 'success',
          about: 'saved-search',
          action: { label: toasts.show, run: () => void navigate('/saved-searches') },
        })
      return saved !== null
    },

    async change(id: string, changes: SearchChanges): Promise<boolean> {
      const changed = await trying(calls.change(id, changes), toasts.changeFailed)
      if (changed) showToast(toasts.changed(changed.name), { severity: 'success', about: 'saved-search' })
      return changed !== null
    },

    async setAlerts(id: string, changes: Pick<SearchChanges, 'alert_enabled' | 'alert_frequency'>): Promise<void> {
      const changed = await trying(calls.change(id, changes), toasts.alertsFailed)
      if (changed) showToast(changed.alert_enabled ? toasts.enabled : toasts.disabled, { severity: 'success', about: 'saved-search' })
    },

    /** Asks first; what was deleted can be brought back at once. */
    async remove({ id, name }: SavedSearch): Promise<void> {
      if (!window.confirm(card.confirmDelete(name))) return
      const removed = await trying(
        calls.remove(id).then(() => true),
        toasts.deleteFailed,
      )
      if (!removed) return
      const undo = async () => {
        if (await trying(calls.restore(id), toasts.changeFailed)) showToast(toasts.restored, { severity: 'success', about: 'saved-search' })
      }
      showToast(toasts.deleted, { severity: 'success', about: 'saved-search', action: { label: toasts.undo, run: () => void undo() } })
    },

    /** Shows what it finds now; what came until now is new no more. */
    run(search: SavedSearch) {
      void trying(calls.execute(search.id), toasts.runFailed)
      void navigate(addressOfSearch(search))
    },

    /** Opens it where it is put together; what is changed there can be saved to it. */
    edit(search: SavedSearch) {
      const address = addressOfSearch(search)
      void navigate(`${address}${address.includes('?') ? '&' : '?'}saved=${encodeURIComponent(search.id)}`)
    },

    async copyFeed({ feed_url: address }: SavedSearch): Promise<void> {
      const copied = address !== null && (await copyText(address))
      showToast(copied ? toasts.feedCopied : toasts.feedNotCopied, { severity: copied ? 'success' : 'error', about: 'clipboard' })
    },

    async renewFeed({ id, name }: SavedSearch): Promise<void> {
      if (!window.confirm(card.confirmFeed(name))) return
      if (await trying(calls.renewFeed(id), toasts.changeFailed))
        showToast(toasts.feedRenewed, { severity: 'success', about: 'saved-search' })
    },
  }
}
