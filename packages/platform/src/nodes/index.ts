/**
 * The server processes ("nodes") of one installation find each other through the table `platform.nodes`, and check that they share the data folder
 * by one marker file a node in `DATA_DIR/nodes`. Invariants:
 * - a node that would harm the others does not start: another data folder, or no bus where the others have one;
 * - a restart with an unchanged configuration is never refused, in whatever order nodes leave and come; of two that start at once, the
 *   older stays;
 * - what is wrong while nodes run is reported by each of them (log, `/readyz`, `/metrics`) and stops none.
 */
export { joinNodes, type Nodes } from './join-nodes.ts'
export type { Problem } from './problems.ts'
