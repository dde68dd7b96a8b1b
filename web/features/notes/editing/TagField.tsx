import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import { longestTag, mostTags } from '#contract/notes'
import { useState } from 'react'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { InputFrame } from '../../../ui/input-frame.ts'
import { PressTag } from '../../../ui/Tag.tsx'

interface TagFieldProps {
  tags: string[]
  onTags: (tags: string[]) => void
}

/** The tags of a note: Enter or a comma ends one, a press takes one away. */
export function TagField({ tags, onTags }: TagFieldProps) {
  const { tags: words } = useNoteEditorMessages()
  const [text, setText] = useState('')
  const add = () => {
    const tag = text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()
    setText('')
    if (tag !== '' && !tags.some((one) => one.toLowerCase() === tag.toLowerCase())) onTags([...tags, tag])
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      {tags.map((tag) => (
        <PressTag key={tag} hue="quiet" aria-label={words.remove(tag)} onClick={() => onTags(tags.filter((one) => one !== tag))}>
          {tag}
          <CloseRounded aria-hidden sx={{ fontSize: 14 }} />
        </PressTag>
      ))}
      {tags.length < mostTags && (
        <InputFrame>
          <Box
            component="input"
            aria-label={words.label}
            placeholder={words.add}
            maxLength={longestTag}
            value={text}
            onChange={(event) => (event.target.value.endsWith(',') ? add() : setText(event.target.value))}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
            sx={{ width: 140, px: 1.25 }}
          />
        </InputFrame>
      )}
    </Box>
  )
}
