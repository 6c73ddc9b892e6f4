import { parentPort, workerData } from 'node:worker_threads'
import { type ChainOrder, computeChain } from './chain-seeds.ts'

parentPort?.postMessage(computeChain(workerData as ChainOrder)) // given by `makeChain`
