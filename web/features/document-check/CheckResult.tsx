import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type CheckLevel } from '#contract/document-check'
import { gravestFirst } from '#contract/gravest-first'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { TabList, tabIds } from '../../ui/TabList.tsx'
import { CheckCoverage } from './CheckCoverage.tsx'
import { DocumentText, markId } from './DocumentText.tsx'
import { Finding, findingId } from './Finding.tsx'
import { ReportHead } from './ReportHead.tsx'
import { WalkBar } from './WalkBar.tsx'
import { layOut, maxShownLength } from './segments.ts'
import type { CheckedDocument } from './use-check.ts'

type View = 'findings' | 'document'

interface CheckResultProps {
  document: CheckedDocument
  /** Whether it is kept, and of which day it speaks. */
  notice: ReactNode
  /** What can be done with it beside its export. */
  actions: ReactNode
}

/** The report of a check beside the document; on a narrow screen one or the other. */
export function CheckResult({ document: checked, notice, actions }: CheckResultProps) {
  const messages = useDocumentCheckMessages()
  const { report, text } = checked
  const [level, setLevel] = useState<CheckLevel | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [view, setView] = useState<View>('findings')
  const isWide = useMediaQuery('(min-width: 1100px)')
  const paragraphs = useMemo(() => layOut(text ?? '', report), [text, report])
  const shown = useMemo(() => gravestFirst(report.citations).filter((one) => level === null || one.level === level), [report, level])

  const goTo = useCallback(
    (id: number, from: 'finding' | 'mark' | 'walk') => {
      setChosen(id)
      if (from === 'finding' && !isWide) setView('document')
      if (from === 'mark') {
        setLevel(null)
        if (!isWide) setView('findings')
      }
      // After the other side is drawn.
      requestAnimationFrame(() => {
        if (from !== 'mark') bringIntoView(markId(id), 'center')
        if (from !== 'finding') bringIntoView(findingId(id), 'nearest')
      })
    },
    [isWide],
  )
  const chooseMark = useCallback((id: number) => goTo(id, 'mark'), [goTo])
  useEffect(() => window.document.querySelector<HTMLElement>('#check-summary')?.focus({ preventScroll: true }), [])

  const findings = (
    <Box component="section" aria-label={messages.findings} sx={{ minWidth: 0 }}>
      <WalkBar shown={shown} chosen={chosen} onGo={(id) => goTo(id, 'walk')} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((finding) => (
          <Finding key={finding.id} finding={finding} isChosen={finding.id === chosen} onChoose={(id) => goTo(id, 'finding')} />
        ))}
      </Box>
      {report.citations.length > 0 && shown.length === 0 && (
        <Typography sx={{ p: 2, color: 'text.secondary' }}>{messages.noneShown}</Typography>
      )}
      {report.citations.length === 0 && (
        <Box sx={{ p: 2.5 }}>
          <Typography variant="h3" component="p">
            {messages.none.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.75 }}>{messages.none.advice}</Typography>
        </Box>
      )}
      <CheckCoverage report={report} />
    </Box>
  )
  const words =
    text === null ? (
      <Typography sx={{ color: 'text.secondary' }}>{messages.kept.noText}</Typography>
    ) : (
      <DocumentText paragraphs={paragraphs} chosen={chosen} isCut={text.length > maxShownLength} onChoose={chooseMark} />
    )

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ReportHead checked={checked} level={level} onLevel={setLevel} actions={actions} />
      <Box data-frame>{notice}</Box>
      {isWide ? (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(380px, 460px)',
            gap: 3,
            alignItems: 'start',
            '@media print': { display: 'block' },
          }}
        >
          <Card component="section" aria-label={messages.document} sx={{ px: 5, py: 4, '@media print': { display: 'none' } }}>
            {words}
          </Card>
          <Card
            tabIndex={0}
            aria-label={messages.findings}
            component="section"
            sx={{
              position: 'sticky',
              top: 80,
              maxHeight: 'calc(100dvh - 96px)',
              overflowY: 'auto',
              '@media print': { position: 'static', maxHeight: 'none', overflow: 'visible', border: 0 },
            }}
          >
            {findings}
          </Card>
        </Box>
      ) : (
        <Box>
          <TabList
            label={messages.views}
            tabs={[
              { name: 'findings', label: messages.findings },
              { name: 'document', label: messages.document },
            ]}
            shown={view}
            onShow={setView}
          />
          <Card
            role="tabpanel"
            id={tabIds(view).panel}
            aria-labelledby={tabIds(view).tab}
            sx={{ mt: 1.5, ...(view === 'document' && { px: 2, py: 2.5 }) }}
          >
            {view === 'findings' ? findings : words}
          </Card>
        </Box>
      )}
    </Box>
  )
}

function bringIntoView(id: string, block: 'center' | 'nearest') {
  const quick = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.document.getElementById(id)?.scrollIntoView({ block, behavior: quick ? 'auto' : 'smooth' })
}
