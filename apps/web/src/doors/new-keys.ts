/** What makes keys: fetched when keys are made, since it brings what hashes them. */
export { newChairKeys } from '@homestake/client/keys'
