import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import Button from '@mui/material/Button'
import type { KeptCheck } from '#contract/saved-checks'
import { useState } from 'react'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { Notice } from '../../ui/Notice.tsx'
import { AskAboutDocument } from './AskAboutDocument.tsx'
import { CheckResult } from './CheckResult.tsx'
import { KeepDialog } from './KeepDialog.tsx'
import type { CheckExtras } from './KeptChecks.tsx'
import type { CheckedDocument } from './use-check.ts'

interface FreshCheckProps extends CheckExtras {
  document: CheckedDocument
  onAgain: () => void
}

/** What was just found in a document. Nothing of it is kept until its reader says so, and the screen says which of both is so. */
export function FreshCheck({ document: checked, renderMore, onAsk, onAgain }: FreshCheckProps) {
  const { keep: words, again } = useDocumentCheckMessages()
  const [keeping, setKeeping] = useState<'to keep' | 'to ask' | null>(null)
  const [kept, setKept] = useState<KeptCheck | null>(null)
  return (
    <>
      <CheckResult
        document={checked}
        notice={
          <Notice
            severity={kept ? 'success' : 'info'}
            action={
              !kept && (
                <Button size="small" color="inherit" startIcon={<BookmarkAddOutlined />} onClick={() => setKeeping('to keep')}>
                  {words.button}
                </Button>
              )
            }
          >
            {kept ? words.kept[kept.keeps] : words.notYet}
          </Notice>
        }
        actions={
          <>
            {onAsk && checked.text !== null && <AskAboutDocument onAsk={() => (kept ? onAsk(kept.id) : setKeeping('to ask'))} />}
            {kept && renderMore?.(kept)}
            <Button variant="outlined" color="inherit" onClick={onAgain}>
              {again}
            </Button>
          </>
        }
      />
      {keeping && checked.text !== null && (
        <KeepDialog
          name={checked.name}
          text={checked.text}
          lead={keeping === 'to ask' ? words.toAsk : null}
          onKept={(made) => {
            setKept(made)
            if (keeping === 'to ask') onAsk?.(made.id)
          }}
          onClose={() => setKeeping(null)}
        />
      )}
    </>
  )
}
