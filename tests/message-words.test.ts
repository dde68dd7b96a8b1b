import { fileURLToPath } from 'node:url'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isAsExpression,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isNewExpression,
  isNumericLiteral,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isVariableStatement,
} from 'typescript/unstable/ast/is'
import { API, type Symbol as Named } from 'typescript/unstable/sync'
import { afterAll, expect, test } from 'vitest'

// The compiler is asked which word each place of the screens means: names alone ("title", "open") would say nothing.
const root = fileURLToPath(new URL('..', import.meta.url))
// It is gone in seconds: to tidy its memory up seldom takes a sixth off them.
process.env['GOGC'] = '400'
const compiler = new API({ cwd: root })
afterAll(() => compiler.close())
const { program, checker } = compiler.updateSnapshot({ openProjects: [`${root}web/tsconfig.room.json`] }).getProjects()[0]!

const holdsWords = (file: string) => file.startsWith(`${root}web/messages/en/`)
const files = program.getSourceFileNames().filter((file) => file.startsWith(`${root}web/`) && !/\.test\.tsx?$/.test(file))

/** A node and all within it, but for what is not to be entered. */
function* nodesIn(node: Node, isClosed: (node: Node) => boolean = () => false): Generator<Node> {
  yield node
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) if (!isClosed(child)) yield* nodesIn(child, isClosed)
}

/** What is given to a function is no words, as the options of a formatter; what is not exported, or read as a record, is chosen by its kind. */
const holdsNoWords = (node: Node) =>
  isCallExpression(node) ||
  isAsExpression(node) ||
  isNewExpression(node) ||
  (isVariableStatement(node) && !node.modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword))

/** Where each property of the messages is declared, what it is called, and its file and name. */
function declaredWords() {
  const words = files.filter(holdsWords).flatMap((file) => {
    const nodes = [...nodesIn(program.getSourceFile(file)!, holdsNoWords)].filter(
      (node) => isPropertyAssignment(node) || isShorthandPropertyAssignment(node),
    )
    const symbols = checker.getSymbolAtLocation(nodes.map(({ name }) => name))
    return nodes.flatMap(({ name }, index) =>
      placesOf(symbols[index]).map((place) => ({
        place,
        called: symbols[index]!.name,
        told: `${file.slice(root.length)}: ${name.getText()}`,
      })),
    )
  })
  return new Map(words.map((word) => [word.place, word]))
}

const placesOf = (symbol: Named | undefined): string[] => symbol?.declarations.map(({ path, index }) => `${path} ${index}`) ?? []

/** Where what a file reads under one of these names, or by a key that is computed, is declared. */
function readIn(file: string, names: ReadonlySet<string>): string[] {
  const nodes = [...nodesIn(program.getSourceFile(file)!)]
  const isNamed = (node: Node | undefined) => !!node && (isIdentifier(node) || isStringLiteral(node)) && names.has(node.text)
  const byName = checker.getSymbolAtLocation(
    nodes
      .filter(isPropertyAccessExpression)
      .map(({ name }) => name)
      .filter(isNamed),
  )
  const patterns = nodes.filter(isBindingElement).filter(({ propertyName, name }) => isNamed(propertyName ?? name))
  const patternTypes = checker.getTypeAtLocation(patterns.map(({ parent }) => parent))
  const taken = patterns.map(({ propertyName, name }, index) => {
    const key = propertyName ?? name
    const type = patternTypes[index]
    return type && key && (isIdentifier(key) || isStringLiteral(key)) ? checker.getPropertyOfType(type, key.text) : undefined
  })
  // words[kind] · Object.values(words); never rows[0]
  const whole = nodes.flatMap((node) =>
    isElementAccessExpression(node)
      ? isNumericLiteral(node.argumentExpression)
        ? []
        : [node.expression]
      : isCallExpression(node) && node.expression.getText().startsWith('Object.')
        ? node.arguments
        : [],
  )
  const chosen = checker.getTypeAtLocation(whole).flatMap((type) => (type ? checker.getPropertiesOfType(type) : []))
  return [...byName, ...taken, ...chosen].flatMap(placesOf)
}

test('every word of the messages is read by a screen', () => {
  const unread = declaredWords()
  expect(unread.size).toBeGreaterThan(500)
  // What is known to be read is asked about no more: each question makes the compiler check what it stands in.
  for (const file of files) {
    const names = new Set([...unread.values()].map(({ called }) => called))
    for (const place of readIn(file, names)) unread.delete(place)
  }
  expect([...unread.values()].map(({ told }) => told)).toEqual([])
})
