# Debian, because the pinned Node of package-lock.json is built for glibc.
FROM node:26-slim

WORKDIR /app
RUN mkdir /data && chown node:node /app /data
USER node

COPY --chown=node:node . .
RUN npm ci --no-audit --no-fund

# Mail that is not sent anywhere, and the embedded store where no MONGODB_URL is given.
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# Not npm: the shell that it starts would keep SIGTERM from the server.
CMD ["node_modules/.bin/node", "--import", "./scripts/require-node.mjs", "scripts/start/main.ts"]
