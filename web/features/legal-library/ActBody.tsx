import TocRounded from '@mui/icons-material/TocRounded'
import BorderColorOutlined from '@mui/icons-material/BorderColorOutlined'
import ManageSearchRounded from '@mui/icons-material/ManageSearchRounded'
import LocalPrintshopOutlined from '@mui/icons-material/LocalPrintshopOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { nameOfEid } from '#citations/law/name-of-eid'
import type { Act } from '#contract/legislation'
import type { TocEntry } from '#contract/legislation-text'
import type { ProvisionInBrief } from '#contract/named-law'
import type { AddedQuote } from '#contract/notes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { type LegalLibraryMessages, useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { useReadingSize } from '../../reader/reading-size.ts'
import { toolsHeight } from '../../reader/reading-place.ts'
import { SizeMenu } from '../../reader/SizeMenu.tsx'
import { formatDay } from '../../ui/day.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import { useActPlace } from './act-place.ts'
import './act.css'
import type { ActMarking, MarkedAct } from './act-marking.ts'
import { actQuoting } from './act-quoting.ts'
import { ActContents } from './ActContents.tsx'
import { type ActSheet, ActSheets, ActSide } from './ActSide.tsx'
import { ActText } from './ActText.tsx'
import { FindInAct } from './FindInAct.tsx'
import { takeHeldWords } from './held-words.ts'
import { blocksOfAct } from './blocks-of-act.ts'
import { MarkCard } from './MarkCard.tsx'
import { compileTerms } from './mark-text.ts'
import { holderOf, indexToc, nameProvision } from './name-provision.ts'
import { type ProvisionPart, partsOf } from './parts-of.ts'
import { placeOfProvision } from './place-of-provision.ts'
import { ProvisionMenu } from './ProvisionMenu.tsx'
import { type CitedOften, citing, definitions as definitionsOf } from './queries.ts'
import { sayPlace } from './say-place.ts'
import { toSentence } from './to-sentence.ts'
import { useActStretch } from './use-act-stretch.ts'
import { type OpenAct, useOpenAct } from './use-open-act.ts'
import { useReadingUnit } from './use-reading-unit.ts'

/** What other areas do with a provision, in its menu. */
export type ProvisionEntries = (provision: {
  eid: string
  name: string
  act: Act
  parts: readonly ProvisionPart[]
  /** The part of it that the address names, else all of it. */
  read: string
  /** All its words as a note takes them; null where it has none. */
  quote: (() => AddedQuote) | null
}) => ReactNode

interface ActBodyProps {
  /** The name that its address has, which is not always its id. */
  name: string
  act: Act
  toc: readonly TocEntry[]
  /** Whether each section stands on a card of its own, as the articles of the Constitution do. */
  cards: boolean
  entries?: ProvisionEntries | undefined
  marking?: ActMarking | undefined
  /** Whether the reader decides on leads in notes of decisions. */
  reviewing: boolean
}

const noDefinitions: never[] = []
const noCases: ReadonlyMap<string, CitedOften> = new Map()

/** The text of an Act beside its table of contents. */
export function ActBody({ name, act, toc, cards, entries, marking, reviewing }: ActBodyProps) {
  const words = useLegalLibraryMessages()
  const { reading, eid, visit, addressOf } = useActPlace(name)
  const { data, error, isFetching, refetch, target } = useActStretch(reading, eid)
  const { data: definitions = noDefinitions } = useQuery({ ...definitionsOf(reading), enabled: !act.version.guide })
  const { data: cases = noCases } = useQuery(citing(name))
  const [size, setSize] = useReadingSize()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [sheet, setSheet] = useState<ActSheet | null>(null)
  const [isFinding, setIsFinding] = useState(false)
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const index = useMemo(() => indexToc(toc, words.types), [toc, words.types])
  const terms = useMemo(() => compileTerms(definitions), [definitions])
  const laid = useMemo(
    () =>
      data &&
      blocksOfAct(
        data.paragraphs,
        index,
        data.path.map((one) => one.eid),
      ),
    [data, index],
  )
  const read = useReadingUnit(root)
  const shown = read ?? target ?? laid?.find(({ eid: first }) => first !== null)?.eid ?? null
  useGoTo(target, root !== null, visit)

  const contents = (onGo?: () => void) => (
    <ActContents toc={toc} index={index} addressOf={addressOf} reading={shown} citing={cases} {...(onGo && { onGo })} />
  )
  const open = useOpenAct(root, data)
  const quoting = useMemo(() => open && actQuoting(words, { act, index, text: open, formatDay }), [open, words, act, index])
  useSelectAgain(open)
  const marked: MarkedAct = { act, asAt: act.is_latest ? null : (act.version.date ?? reading.asAt), addressOf }
  const marks = marking ? { label: marking.label, list: <marking.Beside {...marked} text={open} /> } : null
  const textShown = sayDay(act, words.text)
  const isMissing = eid !== null && error instanceof CallError && error.status === 404
  useEffect(() => {
    if (isMissing) scrollTo({ top: 0 })
  }, [isMissing])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 0, lg: 4 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' },
      }}
    >
      {wide && <ActSide contents={contents} marks={marks} />}
      <Box sx={{ minWidth: 0 }}>
        <Box component="section" aria-label={words.text.tools} data-frame sx={toolsStyle(cards)}>
          {isFinding ? (
            <FindInAct reading={reading} index={index} addressOf={addressOf} onClose={() => setIsFinding(false)} />
          ) : (
            <>
              {!wide && (
                <IconButton
                  color="inherit"
                  aria-label={words.contents.open}
                  aria-haspopup="dialog"
                  onClick={() => setSheet('contents')}
                  sx={{ ml: -1 }}
                >
                  <TocRounded />
                </IconButton>
              )}
              {textShown !== null && (
                <Tag mark hue="secondary">
                  {textShown}
                </Tag>
              )}
              <Box
                sx={{
                  flex: 1,
                  minWidth: 0,
                  typography: 'body2',
                  color: 'text.secondary',
                  whiteSpace: 'nowrap',
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                }}
              >
                {sayPlace(shown, index)}
              </Box>
              {!wide && marks && (
                <IconButton
                  color="inherit"
                  aria-label={words.side.openMarks(marks.label)}
                  aria-haspopup="dialog"
                  onClick={() => setSheet('marks')}
                >
                  <BorderColorOutlined />
                </IconButton>
              )}
              <IconButton color="inherit" aria-label={words.find.open} onClick={() => setIsFinding(true)}>
                <ManageSearchRounded />
              </IconButton>
              <IconButton
                color="inherit"
                aria-label={words.menu.print}
                onClick={() => print()}
                sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
              >
                <LocalPrintshopOutlined />
              </IconButton>
              <SizeMenu size={size} onSize={setSize} />
            </>
          )}
        </Box>
        <Frame cards={cards}>
          {isMissing && !isFetching ? (
            <Notice severity="warning">
              {words.text.missing(nameOfEid(eid))}{' '}
              <TextLink to={addressOf(null)} sx={{ textDecoration: 'underline' }}>
                {words.text.readIt}
              </TextLink>
            </Notice>
          ) : laid && data ? (
            <>
              <Around data-place="before" label={words.text.previous} to={data.previous} index={index} addressOf={addressOf} />
              <Box sx={{ position: 'relative' }}>
                <Box
                  key={data.previous?.eid ?? ''}
                  component="article"
                  aria-label={words.text.label}
                  className={cards ? 'act cards' : 'act'}
                  lang={act.language}
                  ref={setRoot}
                  style={{ '--reading-size': `${size}px` } as React.CSSProperties}
                >
                  <ActText
                    laid={laid}
                    index={index}
                    terms={terms}
                    addressOf={addressOf}
                    target={target}
                    isGuide={act.version.guide}
                    actId={name}
                    citing={cases}
                    reviewing={reviewing}
                  />
                </Box>
                {marking && open && quoting && (
                  <marking.Over
                    {...marked}
                    text={open}
                    quoting={quoting}
                    unitAt={(at) => {
                      const held = holderOf(open.provisionsAt(at)?.first ?? '', index)
                      return held && { eid: held.entry.eid, name: nameProvision(held.entry.eid, index) ?? '' }
                    }}
                  />
                )}
              </Box>
              <Around data-place="after" label={words.text.next} to={data.next} index={index} addressOf={addressOf} />
              <ProvisionMenu root={root} act={act} index={index} addressOf={addressOf}>
                {entries &&
                  ((provision) => {
                    const place = placeOfProvision(provision.eid, data.paragraphs)
                    const parts = partsOf(provision.eid, data.paragraphs, index)
                    const read = target?.startsWith(`${provision.eid}__`) ? target : provision.eid
                    return entries({ ...provision, act, parts, read, quote: quoting && place && (() => quoting.note(place)) })
                  })}
              </ProvisionMenu>
              <MarkCard root={root} reading={reading} definitions={definitions} />
            </>
          ) : error && !isFetching ? (
            <RetryNotice words={words.text.failed} retry={words.act.retry} onRetry={() => void refetch()} />
          ) : (
            <TextSkeleton />
          )}
        </Frame>
      </Box>
      {!wide && <ActSheets contents={contents} marks={marks} open={sheet} onClose={() => setSheet(null)} />}
    </Box>
  )
}

/** Of which day the text is, above it while it is read; null of the latest. */
function sayDay({ version: { date, until, guide }, is_latest: isLatest }: Act, words: LegalLibraryMessages['text']): string | null {
  if (guide || isLatest) return null
  if (date !== null) return words.asAt(formatDay(date))
  return until === null ? null : words.until(formatDay(until))
}

/** Goes to the provision of the address once it is on the screen, at each visit anew. */
function useGoTo(target: string | null, isShown: boolean, visit: string) {
  const goal = useMemo(() => ({ target, visit }), [target, visit])
  useEffect(() => {
    const element = goal.target !== null && isShown ? document.getElementById(goal.target) : null
    if (!element) return
    element.scrollIntoView({ block: 'start' })
    // What was skipped while it was far away is laid out now, and may have moved it.
    const frame = requestAnimationFrame(() => element.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [goal, isShown])
}

/** Selects what was selected before the program set the same text. */
function useSelectAgain(open: OpenAct | null) {
  useEffect(() => {
    const place = open && takeHeldWords()
    const range = place && open.rangeOf(place)
    if (range) getSelection()!.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset)
  }, [open])
}

function Frame({ cards, children }: { cards: boolean; children: ReactNode }) {
  if (cards) return <Box sx={{ pt: 2 }}>{children}</Box>
  return (
    <Card
      sx={{
        px: { xs: 2, sm: 4 },
        py: { xs: 2.5, sm: 4 },
        borderTopLeftRadius: 0,
        borderTopRightRadius: 0,
        borderTop: 0,
        // What belongs to a passage at its end stands over its edge.
        overflow: 'visible',
        '@media print': { border: 0, p: 0 },
      }}
    >
      {children}
    </Card>
  )
}

/** Leads to the stretch before or after the one on the screen. */
function Around({
  label,
  to,
  index,
  addressOf,
  'data-place': place,
}: {
  label: string
  to: ProvisionInBrief | null
  index: ReturnType<typeof indexToc>
  addressOf: (eid: string) => string
  'data-place': 'before' | 'after'
}) {
  if (to === null) return null
  return (
    <Box data-frame sx={{ [place === 'before' ? 'mb' : 'mt']: 3 }}>
      <TextLink
        to={addressOf(to.eid)}
        sx={{
          display: 'block',
          px: 2,
          py: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box component="span" sx={{ typography: 'label', color: 'text.secondary', display: 'block' }}>
          {label}
        </Box>
        <strong>{[nameProvision(to.eid, index), toSentence(to.heading)].filter(Boolean).join(' · ')}</strong>
      </TextLink>
    </Box>
  )
}

const toolsStyle = (cards: boolean) =>
  ({
    position: 'sticky',
    top: measures.topBar,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    height: toolsHeight,
    px: { xs: 1.5, sm: 2 },
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: cards ? 1 : '10px 10px 0 0',
  }) as const

function TextSkeleton() {
  const { text } = useLegalLibraryMessages()
  return (
    <Box component="output" aria-label={text.loading} sx={{ display: 'grid', gap: 2, minHeight: '80dvh', alignContent: 'start' }}>
      {[40, 120, 160, 120, 140].map((height, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={place} variant="rounded" height={height} />
      ))}
    </Box>
  )
}
