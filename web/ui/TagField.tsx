import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import { maxTagLength, maxTags } from '#contract/tags'
import { useState } from 'react'
import { InputFrame } from './input-frame.ts'
import { PressTag } from './Tag.tsx'

interface TagFieldProps {
  label: string
  /** What stands in the empty field. */
  hint: string
  /** What a press on a tag does, in words. */
  sayRemove: (tag: string) => string
  tags: string[]
  onTags: (tags: string[]) => void
}

/** The tags of something: Enter or a comma ends one, a press takes one away. */
export function TagField({ label, hint, sayRemove, tags, onTags }: TagFieldProps) {
  const [text, setText] = useState('')
  const add = (written = text) => {
    const tag = written.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()
    setText('')
    if (tag !== '' && !tags.some((one) => one.toLowerCase() === tag.toLowerCase())) onTags([...tags, tag])
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      {tags.map((tag) => (
        <PressTag key={tag} hue="quiet" aria-label={sayRemove(tag)} onClick={() => onTags(tags.filter((one) => one !== tag))}>
          {tag}
          <CloseRounded aria-hidden sx={{ fontSize: 14 }} />
        </PressTag>
      ))}
      {tags.length < maxTags && (
        <InputFrame>
          <Box
            component="input"
            aria-label={label}
            placeholder={hint}
            maxLength={maxTagLength}
            value={text}
            onChange={(event) => (event.target.value.endsWith(',') ? add(event.target.value) : setText(event.target.value))}
            onBlur={() => add()}
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
