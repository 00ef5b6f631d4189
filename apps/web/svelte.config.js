/** Read by Vite, svelte-check and the editor alike. */
export default {
  compilerOptions: { runes: true },
}
