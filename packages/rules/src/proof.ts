/**
 * The door of the proofs: dice drawn again, and promises compared with what was opened. Apart from the open door, since a table
 * is long under way before anybody asks for them, and hashing weighs.
 */
export { fixNonces, recompute, type ChapterSecret } from './dice/chapter.ts'
export { commitTo, commitToSeed } from './dice/commitment.ts'
export { nowhere, provedBy, summed, throwsIn, type Places, type Proof } from './house/proof.ts'
export { secretsIn, type SecretProof } from './house/secrets.ts'
