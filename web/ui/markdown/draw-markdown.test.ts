import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawMarkdown } from './draw-markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'

const drawn = (markdown: string) =>
  renderToStaticMarkup(createElement(Fragment, {}, drawMarkdown(parseMarkdown(markdown), 'x'))).slice(5, -6)

test.each([
  ['# A *b*', '<h2>A <em>b</em></h2>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['3. one', '<ol start="3"><li>one</li></ol>'],
  ['> words', '<blockquote><p>words</p></blockquote>'],
  ['| a | b |\n| --- | --: |\n| 1 | 2 |', /<th>a<\/th><th style="text-align:right">b<\/th>.*<td>1<\/td>/],
  ['x[^1]\n\n[^1]: note', '<p>x<sup><a href="#x-note-1">1</a></sup></p><ol class="footnotes"><li id="x-note-1"><p>note</p></li></ol>'],
  ['x[^2]', '<p>x[^2]</p>'],
  [
    '[Achola v Baraza [2024] KEHC 1 (KLR)](/cases/x#para-1)',
    /<a href="\/cases\/x#para-1" rel="noreferrer">Achola v Baraza \[2024\] KEHC 1/,
  ],
  ['![a plan](https://x.test/a.png)', '<p><a href="https://x.test/a.png" rel="noreferrer">a plan</a></p>'],
])('%s', (markdown, html) => (html instanceof RegExp ? expect(drawn(markdown)).toMatch(html) : expect(drawn(markdown)).toBe(html)))

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](<data:text/html,x>)',
  '![a](javascript:alert(1))',
  '<a href="javascript:x">a</a>',
  '[a]\n\n[a]: javascript:alert(1)',
])('nothing of %s runs', (markdown) => {
  expect(drawn(markdown)).not.toMatch(/<script|<img|href="(?!#|\/|https?:)|<[^>]+\son\w+=/)
})
