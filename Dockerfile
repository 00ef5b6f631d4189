# The image holds the workspace as it is: Node runs its TypeScript, and strips no types from packages under node_modules.

FROM node:24-slim AS build
WORKDIR /homestake
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
 && npx --yes pnpm@12.21.0 run build

FROM node:24-slim AS dependencies
WORKDIR /homestake
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod

FROM node:24-slim
ENV NODE_ENV=production NODE_COMPILE_CACHE=/tmp/compiled HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /homestake
COPY --from=dependencies /homestake ./
COPY --from=build /homestake/apps/web/dist ./apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=4s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/server/src/main.ts"]
