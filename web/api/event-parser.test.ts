import { expect, test } from 'vitest'
import { type ServerEvent, createEventParser } from './event-parser.ts'

function parse(pieces: string[], longest?: number): ServerEvent[] {
  const events: ServerEvent[] = []
  const { read } = createEventParser((event) => events.push(event), longest)
  pieces.forEach(read)
  return events
}

const text =
  '\uFEFF:\n\nevent: progress\nid: 7\ndata: {"done":1}\n\n:\r\n\r\ndata: first\r\ndata:second\r\n\r\nid\nevent: done\rdata\r\rdata: cut'
const events = [
  { name: 'progress', data: '{"done":1}', id: '7' },
  { name: 'message', data: 'first\nsecond', id: '7' },
  { name: 'done', data: '', id: '' },
]

test('events are read from whole text and from single characters alike', () => {
  expect(parse([text])).toEqual(events)
  expect(parse([...text])).toEqual(events)
  for (let cut = 0; cut <= text.length; cut += 1) expect(parse([text.slice(0, cut), text.slice(cut)])).toEqual(events)
})

test('an event without data is none, and keeps nothing for the next', () => {
  expect(parse(['event: lost\n\ndata: x\n\n'])).toEqual([{ name: 'message', data: 'x', id: null }])
})

test('an event without an end is given up', () => {
  expect(() =>
    parse(
      Array.from({ length: 20 }, () => 'data: xxxxxxxxxxxx\n'),
      100,
    ),
  ).toThrow(RangeError)
  expect(() =>
    parse(
      Array.from({ length: 20 }, () => 'xxxxxxxxxxxxxxxxxx'),
      100,
    ),
  ).toThrow(RangeError)
  expect(
    parse(
      Array.from({ length: 20 }, () => 'data: xxxxxxxxxxxx\n\n'),
      100,
    ),
  ).toHaveLength(20)
})
