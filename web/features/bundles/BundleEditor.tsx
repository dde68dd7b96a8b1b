import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Bundle } from '#contract/bundles'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { useBundleMessages } from '../../messages/bundles.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TabList, tabIds } from '../../ui/TabList.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useTab } from '../../ui/use-tab.ts'
import { AuthorityList } from './AuthorityList.tsx'
import { BundleMaking } from './BundleMaking.tsx'
import { CoverForm } from './CoverForm.tsx'
import { IndexPreview } from './IndexPreview.tsx'
import { oneBundle, useBundleCalls } from './queries.ts'

const tabs = ['authorities', 'cover', 'index'] as const

/** A bundle that is worked on: what is changed stays here until it is saved, which making the PDF does first. */
export function BundleEditor({ id, kept }: { id: string; kept: Bundle }) {
  const words = useBundleMessages()
  const client = useQueryClient()
  const showToast = useToast()
  const calls = useBundleCalls(id)
  const [shown, setShown] = useTab(tabs)
  const [draft, setDraft] = useState<Bundle | null>(null)
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState(false)
  const bundle = draft ?? kept
  const mayChange = kept.may_change
  useLeaveWarning(draft !== null)
  useSavedOnLeaving(conflict ? null : draft, (left) => calls.save(left, left.updated_at))

  const change = (changes: Partial<Bundle>) => setDraft((before) => ({ ...(before ?? kept), ...changes }))

  async function save(over = false): Promise<boolean> {
    setSaving(true)
    try {
      const { updated_at } = await calls.save(bundle, over ? undefined : bundle.updated_at)
      // What was typed meanwhile is still to be saved, upon what is kept now.
      setDraft((present) => (present === draft || present === null ? null : { ...present, updated_at }))
      setConflict(false)
      showToast(words.save.saved, { severity: 'success', about: 'bundle' })
      return true
    } catch (error) {
      if (error instanceof CallError && error.code === 'bundle-changed') setConflict(true)
      else showToast(`${words.save.failed}: ${error instanceof Error ? error.message : ''}`, { severity: 'error', about: 'bundle' })
      return false
    } finally {
      setSaving(false)
    }
  }

  async function takeTheirs() {
    await client.invalidateQueries({ queryKey: oneBundle(id).queryKey, exact: true })
    setDraft(null)
    setConflict(false)
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}>
        {!mayChange && <Notice severity="info">{words.onlyViewed}</Notice>}
        {kept.left_out > 0 && <Notice severity="warning">{words.leftOut(kept.left_out)}</Notice>}
        {conflict && (
          <Notice
            severity="warning"
            action={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button size="small" color="inherit" variant="outlined" onClick={() => void takeTheirs()}>
                  {words.save.theirs}
                </Button>
                <Button size="small" color="inherit" variant="outlined" onClick={() => void save(true)}>
                  {words.save.mine}
                </Button>
              </Box>
            }
          >
            {words.save.conflict}
          </Notice>
        )}
        <TabList label={words.tabs.label} tabs={tabs.map((name) => ({ name, label: words.tabs[name] }))} shown={shown} onShow={setShown} />
        <Box role="tabpanel" id={tabIds(shown).panel} aria-labelledby={tabIds(shown).tab} sx={{ minHeight: '30dvh' }}>
          {shown === 'authorities' && <AuthorityList bundle={bundle} mayChange={mayChange} onChange={change} />}
          {shown === 'cover' && (
            <CoverForm
              cover={bundle.cover}
              mayChange={mayChange}
              onChange={(changes) => change({ cover: { ...bundle.cover, ...changes } })}
            />
          )}
          {shown === 'index' && <IndexPreview id={id} bundle={bundle} isSaved={draft === null} />}
        </Box>
      </Box>
      <BundleMaking id={id} bundle={bundle} isDirty={draft !== null} saving={saving} onSave={() => save()} mayChange={mayChange} />
    </Box>
  )
}

/** Who goes to another screen has what was changed saved, unless somebody else saved something else meanwhile. */
function useSavedOnLeaving(draft: Bundle | null, save: (left: Bundle) => Promise<unknown>) {
  const showToast = useToast()
  const { save: words } = useBundleMessages()
  const latest = useRef<() => void>(() => {})
  useEffect(() => {
    latest.current = () => {
      if (!draft) return
      save(draft).then(
        () => showToast(words.saved, { severity: 'success', about: 'bundle' }),
        (error: unknown) =>
          showToast(`${words.failed}: ${error instanceof Error ? error.message : ''}`, { severity: 'error', about: 'bundle' }),
      )
    }
  })
  useEffect(() => () => latest.current(), [])
}

/** What is not saved is not lost by closing the tab unasked. */
function useLeaveWarning(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
