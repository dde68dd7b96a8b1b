import type { ExchangeFormat } from '#contract/citation-lists'
import { readBibtex, writeBibtex } from './bibtex.ts'
import { readCslJson, writeCslJson } from './csl-json.ts'
import type { Item, ReadRecord } from './item.ts'
import { readRis, writeRis } from './ris.ts'

/** The formats that citations are exchanged in, each with its reader, writer, media type and the ending of its files. */
export const exchange: Record<
  ExchangeFormat,
  { read: (content: string) => ReadRecord[]; write: (items: readonly Item[]) => string; mediaType: string; ending: string }
> = {
  ris: { read: readRis, write: writeRis, mediaType: 'application/x-research-info-systems', ending: 'ris' },
  bibtex: { read: readBibtex, write: writeBibtex, mediaType: 'application/x-bibtex', ending: 'bib' },
  'csl-json': { read: readCslJson, write: writeCslJson, mediaType: 'application/vnd.citationstyles.csl+json', ending: 'json' },
}

/** Tells a format by the content of a file; null for none of them. */
export function detectExchange(content: string): ExchangeFormat | null {
  if (/^\s*[[{]/.test(content)) return 'csl-json'
  const ris = content.search(/^[ \t]*TY {0,2}-/m)
  const bibtex = content.search(/^[ \t]*@[A-Za-z]+\s*[{(]/m)
  // A note within a record may look like the other format: what comes first tells.
  if (ris >= 0 && (bibtex < 0 || ris < bibtex)) return 'ris'
  return bibtex >= 0 ? 'bibtex' : null
}

/** The words of a file: UTF-8, with or without a mark; what is none is taken for Windows-1252, as older programs write it. */
export function decodeExchange(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'windows-1252').decode(bytes)
  }
}
