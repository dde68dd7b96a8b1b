import { addNoteImages, maxImagesAtOnce } from '#contract/note-images'
import { useEffect, useRef, useState } from 'react'
import { upload } from '../../../api/upload.ts'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { useToast } from '../../../ui/toast.tsx'
import { useFailureWords } from '../use-notes.ts'
import { preparePicture } from './prepare-picture.ts'

/** Keeps pictures with a note and hands over the Markdown that shows them. `share` of what is under way has been sent; null while nothing is. */
export function usePictures(note: string, onKept: (markdown: string) => void) {
  const { pictures: words } = useNoteEditorMessages()
  const showToast = useToast()
  const wordsOf = useFailureWords()
  const [share, setShare] = useState<number | null>(null)
  const left = useRef<AbortController>(null)
  useEffect(() => () => left.current?.abort(), [])

  async function prepare(files: readonly File[]): Promise<File[] | null> {
    try {
      return await Promise.all(files.map(preparePicture))
    } catch {
      // The browser cannot show it, and so neither can a note.
      showToast(words.noPicture, { severity: 'error', about: `pictures:${note}` })
      return null
    }
  }

  async function keep(files: readonly File[]) {
    if (files.length > maxImagesAtOnce) return showToast(words.tooMany(maxImagesAtOnce), { severity: 'error', about: `pictures:${note}` })
    setShare(0)
    const prepared = await prepare(files)
    left.current = new AbortController()
    try {
      if (!prepared) return
      const { results } = await upload(addNoteImages, { params: { id: note } }, prepared, {
        signal: left.current.signal,
        onProgress: setShare,
      })
      onKept(results.map(({ name }, index) => `![${altOf(files[index]!)}](image:${name})`).join('\n\n'))
    } catch (error) {
      if (!left.current.signal.aborted) showToast(wordsOf(words.failed, error), { severity: 'error', about: `pictures:${note}` })
    } finally {
      setShare(null)
    }
  }

  return {
    share,
    /** Takes files that were chosen, pasted or dropped; answers whether they are taken. */
    take(files: readonly File[]): boolean {
      if (share === null) void keep(files)
      return true
    },
  }
}

/** "Plan of the plot" of "Plan_of_the_plot.png"; what a browser calls a pasted picture says nothing. */
const altOf = ({ name }: File) =>
  /^image\.\w+$/i.test(name)
    ? ''
    : name
        .replace(/\.\w+$/, '')
        .replace(/[_[\]]+/g, ' ')
        .trim()
