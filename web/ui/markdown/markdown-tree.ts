import type { Nodes } from 'mdast'

/** All nodes of a type within a node, itself among them, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(node: Nodes, type: Type): Extract<Nodes, { type: Type }>[] {
  const own = node.type === type ? [node as Extract<Nodes, { type: Type }>] : []
  return 'children' in node ? [...own, ...node.children.flatMap((child) => nodesOf(child, type))] : own
}

/** What a node says, without marks. */
export const wordsOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(wordsOf).join(node.type === 'blockquote' ? ' ' : '') : ''
