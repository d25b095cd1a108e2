"""What is in each file of a release, as a document of SPDX 2.3: works, versions, licences, and which file holds or needs them.

The versions are those of this machine: of packages.txt, of the compiler, and of the field Built-Using of the tool's Debian package.
"""

import hashlib
import re
import subprocess
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
SWIFT = "Apache-2.0 WITH Swift-exception"
GCC = "GPL-3.0-or-later WITH GCC-exception-3.1"
DEBIAN = {"gsl": "GPL-3.0-or-later", "zlib": "Zlib", "glibc": "LGPL-2.1-or-later", "gcc": GCC}
SITE_SCRIPTS = f"{SWIFT} AND MIT AND BSD-3-Clause"
LIBRARY = ["swift", "swift-numerics"]
TOOL = [*LIBRARY, "swift-argument-parser", *DEBIAN]
# The files by their names, with their licences as a whole and what is in them.
CONTENTS = [
    (r"inbetween[-_].*(linux-.*\.tar\.gz|\.deb)", "GPL-3.0-or-later", TOOL),
    (r"libinbetween1_.*\.deb|libinbetween-dev_.*\.deb|.*\.(whl|tgz)", "Apache-2.0", LIBRARY),
    (r".*-site\.tar\.gz", f"Apache-2.0 AND {SITE_SCRIPTS}", [*LIBRARY, "swift-docc-render"]),
    (r".*", "Apache-2.0", []),
]


def document(version: str, commit: str, date: int, files: list[Path]) -> dict:
    works = works_of_others(files)
    packages = {"Inbetween": {"name": "inbetween", "versionInfo": version, "license": "Apache-2.0"}, **works}
    relations = []
    for file in files:
        name = identifier(file.name)
        licence, contents = next(row[1:] for row in CONTENTS if re.fullmatch(row[0], file.name))
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        packages[name] = {"name": file.name, "versionInfo": version, "license": licence, "packageFileName": file.name,
                          "checksums": [{"algorithm": "SHA256", "checksumValue": digest}]}
        relations += [("DOCUMENT", "DESCRIBES", name), (name, "GENERATED_FROM", "Inbetween")]
        relations += [(name, "CONTAINS", work) for work in contents if work in works]
        if file.suffix == ".whl":
            relations.append((name, "DEPENDS_ON", "numpy"))
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"inbetween-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/inbetween-{version}-{commit}",
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(date)), "creators": ["Tool: Scripts/build/sbom.py"]},
        "packages": [package(name, row) for name, row in packages.items()],
        "relationships": [
            {"spdxElementId": f"SPDXRef-{one}", "relationshipType": kind, "relatedSpdxElement": f"SPDXRef-{other}"}
            for one, kind, other in relations],
    }


def identifier(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(name: str, row: dict) -> dict:
    licence = row.pop("license")
    return {"SPDXID": f"SPDXRef-{name}", "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": licence,
            "licenseDeclared": licence, "copyrightText": "NOASSERTION", **row}


def works_of_others(files: list[Path]) -> dict[str, dict]:
    """The works by their names in CONTENTS. Those of Debian are known if the tool's package is among the files."""

    def work(version: str, licence: str, place: str, address: str) -> dict:
        return {"name": place.split("/")[-1], "versionInfo": version, "license": licence, "externalRefs": [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": f"pkg:{place}{address}"}]}

    compiler = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    swift = re.search(r"Swift version (\S+)", compiler)[1]
    found = {"swift": work(swift, SWIFT, "github/swiftlang/swift", f"@swift-{swift}-RELEASE"),
             "swift-docc-render": work(swift, SITE_SCRIPTS, "github/swiftlang/swift-docc-render", f"@swift-{swift}-RELEASE"),
             "numpy": work(">=1.23", "BSD-3-Clause", "pypi/numpy", "")}
    for line in (HERE / "packages.txt").read_text(encoding="utf-8").splitlines():
        if (name := line.split(" ")[0].split("/")[-1]) in TOOL:
            found[name] = work(line.split(" ")[1], SWIFT, f"github/apple/{name}", f"@{line.split(' ')[2]}")
    for file in files:
        if re.fullmatch(r"inbetween_.*\.deb", file.name):
            field = subprocess.run(["dpkg-deb", "--field", file, "Built-Using"], capture_output=True, text=True, check=True).stdout
            for source, number in re.findall(r"(\S+) \(= ([^)]*)\)", field):
                name = re.sub(r"-\d+$", "", source)
                found[name] = work(number, DEBIAN[name], f"deb/debian/{source}", f"@{number}")
    return found
