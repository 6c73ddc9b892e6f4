import type { Node, OtherNode } from './store.ts'

export const problemNames = ['bus-missing', 'bus-unreachable', 'bus-split', 'no-worker'] as const
type ProblemName = (typeof problemNames)[number]

/** Something of the installation that is wrong while nodes run; `text` is for operators. */
export interface Problem {
  readonly name: ProblemName
  readonly text: string
}

const hearsFacts = ({ roles }: Pick<Node, 'roles'>) => roles.some((role) => role !== 'arcade')
const named = (nodes: readonly Pick<Node, 'id' | 'host'>[]) =>
  nodes.map(({ id, host }) => `${id} on ${host}`).join(', ')

/** Reasons why a node must not start beside the running `others`; empty if it may. */
export function whyNotBeside(
  node: Node,
  { others, sharesFolderWith }: { others: readonly OtherNode[]; sharesFolderWith(id: string): boolean },
): string[] {
  const older = others.filter(({ startedEarlier, draining }) => startedEarlier && !draining)
  const onBus = hearsFacts(node) && !node.hasBus ? older.filter(({ hasBus }) => hasBus) : []
  const elsewhere = node.usesFiles ? older.filter(({ id, usesFiles }) => usesFiles && !sharesFolderWith(id)) : []
  return [
    ...(onBus.length > 0
      ? [`other servers of this installation use a message bus (${named(onBus)}): set NATS_URL to the same here`]
      : []),
    ...(elsewhere.length > 0
      ? [
          `DATA_DIR is not the folder of the other servers of this installation (${named(elsewhere)}): uploads, texts and announcements would be missing on one or the other. Mount one shared folder on every machine and set DATA_DIR to it; to move it, stop all servers first`,
        ]
      : []),
  ]
}

/** Problems that `node` sees now. `others` are running; `heard` are those with a recent message on the bus. */
export function problemsOf(
  node: Node,
  { others, heard }: { others: readonly OtherNode[]; heard(id: string): boolean },
): Problem[] {
  const peers = others.filter(({ draining }) => !draining)
  const busless = [node, ...peers].filter((one) => hearsFacts(one) && !one.hasBus)
  const listeners = [node, ...peers].filter(hearsFacts)
  const unheard = node.busConnected ? peers.filter(({ busConnected, id }) => busConnected && !heard(id)) : []
  const problems: (Problem | null)[] = [
    listeners.length > 1 && busless.length > 0
      ? {
          name: 'bus-missing',
          text: `several servers run, and these have no NATS_URL: ${named(busless)}. Open pages miss what other servers deliver`,
        }
      : null,
    node.hasBus && !node.busConnected
      ? { name: 'bus-unreachable', text: 'the message bus (NATS_URL) cannot be reached; trying again' }
      : null,
    unheard.length > 0
      ? { name: 'bus-split', text: `these servers are not heard over the bus, so theirs is another: ${named(unheard)}` }
      : null,
    node.roles.includes('worker') || peers.some(({ roles }) => roles.includes('worker'))
      ? null
      : {
          name: 'no-worker',
          text: 'no server with the role worker runs: no jobs, no mails, and open pages receive no changes',
        },
  ]
  return problems.filter((problem) => problem !== null)
}
