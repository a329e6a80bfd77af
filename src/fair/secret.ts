import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seal } from '../engine/proof.ts'

/** What is shown of a secret before anybody sits down: whoever has shown it cannot take another secret later. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/** What all dice of a match come from. Neither the server alone nor the players alone can choose it. */
export const diceKey = (secret: string, { table, strings }: Omit<Seal, 'commitment'>): Uint8Array =>
  hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify([table, strings])))
