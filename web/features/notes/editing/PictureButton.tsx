import ImageOutlined from '@mui/icons-material/ImageOutlined'
import { useRef } from 'react'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { ToolButton } from './Toolbar.tsx'

/** Chooses pictures from the device. */
export function PictureButton({ busy, onFiles }: { busy: boolean; onFiles: (files: File[]) => void }) {
  const { pictures: words } = useNoteEditorMessages()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton label={words.insert} Icon={ImageOutlined} disabled={busy} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-pictures
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same one again is a choice of its own.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
