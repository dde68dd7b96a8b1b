import type { SourceName } from '#contract/sources'

const longest = 120

/**
 * The name of the file that a document is imported under: the same in every run, since a file corrects what it gave before. Nothing in it leads
 * out of a folder, whatever the source calls the document.
 */
export function fileNameOf(source: SourceName, { key, name }: { key: string; name: string }): string {
  if (source === 'folder') return name.split('/').at(-1)!
  const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}@.,()_ -]+/gu, '-').slice(-longest)
  // '/akn/ke/act/2007/11/eng@2022-12-31' → 'ke-act-2007-11-eng@2022-12-31'
  return source === 'feed' ? `${key.slice(0, 12)} ${plain(name)}` : plain(key.replace(/^\/akn\//, ''))
}
