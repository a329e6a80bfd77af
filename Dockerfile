# The page is built in the first stage; the second holds what runs, and nothing else. It needs no root and writes to /data alone.
FROM node:24-bookworm-slim AS build
WORKDIR /paddock
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && node -e "import('./tools/build-cli.mjs').then(({ ensureBuilt }) => ensureBuilt())" \
  && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4800 PADDOCK_HOME=/paddock
WORKDIR /paddock
COPY --from=build /paddock/package.json /paddock/package-lock.json ./
COPY --from=build /paddock/node_modules node_modules
COPY --from=build /paddock/dist dist
RUN install -d -o node -g node /data && ln -s /paddock/dist/cli/*/main.js main.js
USER node
VOLUME /data
EXPOSE 4800
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4800/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "main.js", "serve", "--data", "/data"]
