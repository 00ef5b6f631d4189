import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

/** The arrows between packages: web → client → protocol → rules, and server → protocol, rules. */
const forbid = (files, ...patterns) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: patterns.filter(({ name }) => name !== undefined),
        patterns: patterns.filter(Array.isArray).map(([group, message]) => ({ group: [group].flat(), message })),
      },
    ],
  },
})

const authority = [['@homestake/rules/authority', '@homestake/rules/authority/*'], 'Only the server may hold secrets.']
const alone = ['@homestake/*', 'node:*', 'socket.io*']
const wholeClient = {
  name: '@homestake/client',
  message: 'By its parts: a first screen would carry all of it (see apps/web/first-screens.ts).',
  allowTypeImports: true,
}
const server = ['@homestake/server*', 'Nothing depends on the server.']
const deep = ['@homestake/*/src/**', 'Go through a package’s door.']

export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', 'test-results/**', 'screenshots/**'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
    rules: { 'svelte/no-navigation-without-resolve': 'off' },
  },
  { files: ['apps/web/public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['scripts/**', 'bench/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  forbid(['packages/rules/src/**'], [alone, 'The rules stand alone: no I/O.']),
  forbid(['packages/protocol/src/**'], authority, server, deep, ['@homestake/client', 'The protocol knows no client.']),
  forbid(['packages/client/src/**'], authority, server, deep),
  forbid(['apps/web/src/**'], authority, server, deep, wholeClient, ['socket.io*', 'Go through @homestake/client.']),
  forbid(['apps/server/src/**'], deep, ['@homestake/web*', 'The server serves the web app as files.']),
  {
    files: ['packages/rules/src/**'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'performance', 'crypto', 'setTimeout', 'fetch', 'process'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Dice are a parameter.' }],
    },
  },
  {
    // Which door a file of the rules stands behind: open files may not reach the authority's.
    files: [
      'packages/rules/src/index.ts',
      'packages/rules/src/*/index.ts',
      'packages/rules/src/**/open.ts',
      'packages/rules/src/**/legal.ts',
      'packages/rules/src/**/*.legal.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: alone, message: 'The rules stand alone: no I/O.' },
            {
              group: [
                '**/authority/**',
                '**/authority.ts',
                '**/game.ts',
                '!**/contract/game.ts',
                '**/decide.ts',
                '**/evolve.ts',
              ],
              message: 'This file is in everybody’s hands.',
            },
          ],
        },
      ],
    },
  },
)
