# One image, three commands: api (default), worker, migrate.

FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY contracts/package.json contracts/
COPY server/package.json server/
COPY web/package.json web/
COPY stand-ins/package.json stand-ins/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm install --global --no-audit --no-fund "$(node -p "require('./package.json').packageManager")"

FROM base AS build
RUN pnpm install --frozen-lockfile --filter @poliedro/web...
COPY tsconfig.base.json ./
COPY contracts contracts
COPY web web
RUN pnpm --filter @poliedro/web run build

FROM base AS production
RUN pnpm install --frozen-lockfile --prod --filter @poliedro/server... --filter @poliedro/web...
COPY contracts/src contracts/src
COPY server/migrations server/migrations
COPY server/seeds server/seeds
COPY server/src server/src
COPY --from=build /app/web/build web/build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STORAGE_DIR=/data NODE_COMPILE_CACHE=/compiled
COPY --from=production /app ./
RUN install --directory --owner=node --group=node /data /compiled
USER node
# Compiled once, not by each container as it starts: without settings an entry or a thread loads everything, and ends.
RUN for file in entry/api entry/worker adapters/embeddings/model-thread; do node "server/src/$file.ts" > /dev/null 2>&1; done; test -n "$(ls /compiled)"
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The command is the name of an entry: the shell sees it as $0.
ENTRYPOINT ["/bin/sh", "-c", "exec node \"server/src/entry/$0.ts\" \"$@\""]
CMD ["api"]
