/** PostgreSQL's text of a parsed statement (`pg_node_tree`): nodes, lists, and words; what has no value is null. */
export interface TreeNode {
  readonly tag: string
  readonly fields: Readonly<Record<string, Tree>>
}
export type Tree = TreeNode | readonly Tree[] | string | null

/** Reads such a text. Of a field with several words, such as a constant's bytes, a list of these. */
export function parseNodeTree(text: string): Tree {
  const words = text.match(/[(){}]|"(?:\\.|[^"\\])*"|(?:\\[\s\S]|[^\s(){}\\])+/g) ?? []
  let at = 0
  const readOne = (): Tree => {
    const word = words[at++] ?? ''
    if (word === '{') return readNode()
    if (word === '(') {
      const list: Tree[] = []
      while (words[at] !== ')') list.push(readOne())
      at++
      return list
    }
    return word === '<>' ? null : word.replace(/^"(.*)"$/s, '$1').replaceAll(/\\([\s\S])/g, '$1')
  }
  const readNode = (): TreeNode => {
    const tag = words[at++] ?? ''
    const fields: Record<string, Tree> = {}
    while (words[at] !== '}') {
      const name = (words[at++] ?? '').slice(1)
      const values: Tree[] = []
      while (!words[at]?.startsWith(':') && words[at] !== '}') values.push(readOne())
      fields[name] = values.length === 1 ? (values[0] ?? null) : values
    }
    at++
    return { tag, fields }
  }
  return readOne()
}

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === 'object' && tree !== null && 'tag' in tree

/** The field's list; empty if it has none. */
export const listOf = (tree: Tree | undefined): readonly Tree[] => (Array.isArray(tree) ? tree : [])

export const nodesOf = (tree: Tree | undefined): TreeNode[] => listOf(tree).filter(isNode)
